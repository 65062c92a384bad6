import { randomUUID } from 'node:crypto'

/** UUIDv7, as clients of the schedule make them. */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
