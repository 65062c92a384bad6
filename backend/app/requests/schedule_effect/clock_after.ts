import { clockMinutes } from '@shiftloom/solver/time'
import type { ClockTime } from '#contracts/schedule'

/** What the clock shows some minutes after a time. */
export function clockAfter(start: ClockTime, minutes: number): ClockTime {
  const at = (clockMinutes(start) + minutes) % 1440
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}
