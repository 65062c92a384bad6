import { addDays } from '@shiftloom/solver/time'
import type { ClockTime, Day } from '#contracts/schedule'

/** The time on the clock, so many minutes after a midnight. */
export const clockAt = (minute: number): ClockTime => {
  const rest = ((minute % 1440) + 1440) % 1440
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${two(Math.floor(rest / 60))}:${two(rest % 60)}`
}

/** The day and the times on the clock of so many minutes from the midnight of a first day. */
export const clockedRange = (range: { from: number; until: number }, first: Day) => ({
  day: addDays(first, Math.floor(range.from / 1440)),
  startTime: clockAt(range.from),
  endTime: clockAt(range.until),
})
