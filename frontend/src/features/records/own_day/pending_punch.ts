import type { PunchInput } from '@shiftloom/backend/contracts/time_tracking'
import { uuid7 } from '#/lib/api/uuid7.ts'

/** A punch that is made and not stored by the server yet. */
export type PendingPunch = Omit<PunchInput, 'sentAtMs'>

const deviceKey = 'punch-device'
const counterKey = 'punch-counter'
const pendingKey = (userId: string) => `punch-pending:${userId}`

/** This browser as a device: punches it makes are numbered, so that none is stored twice. */
export function nextNumber(): Pick<PunchInput, 'deviceId' | 'counter'> {
  const deviceId = localStorage.getItem(deviceKey) ?? uuid7()
  const counter = (Number(localStorage.getItem(counterKey)) || 0) + 1
  localStorage.setItem(deviceKey, deviceId)
  localStorage.setItem(counterKey, String(counter))
  return { deviceId, counter }
}

/** Kept in the browser before it is sent, so that neither a lost connection nor a closed page loses it. */
export const pendingPunches = {
  of(userId: string): PendingPunch | null {
    try {
      return JSON.parse(localStorage.getItem(pendingKey(userId)) ?? 'null') as PendingPunch | null
    } catch {
      return null
    }
  },
  keep: (userId: string, punch: PendingPunch): void =>
    localStorage.setItem(pendingKey(userId), JSON.stringify(punch)),
  forget: (userId: string): void => localStorage.removeItem(pendingKey(userId)),
}
