import type { ClockTime } from '@shiftloom/backend/contracts/schedule'

/** The time on the clock, so many minutes after a midnight. */
export function clockOfMinute(minute: number): ClockTime {
  const rest = minute % 1440
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${two(Math.floor(rest / 60))}:${two(rest % 60)}`
}
