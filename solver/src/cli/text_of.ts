import { readFileSync } from 'node:fs'
import { Usage } from './usage.ts'

/** Text of a file. @throws Usage when it cannot be read */
export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Usage(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`)
  }
}
