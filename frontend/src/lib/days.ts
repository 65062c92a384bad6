import type { Day } from '@shiftloom/backend/contracts/schedule'

/** Calendar days as `YYYY-MM-DD`, with no clock and no zone: noon UTC is only a carrier for the arithmetic. */
const carrier = (day: Day): Date => new Date(`${day}T12:00:00Z`)
const dayOfCarrier = (date: Date): Day => date.toISOString().slice(0, 10)

export function addDays(day: Day, days: number): Day {
  const date = carrier(day)
  date.setUTCDate(date.getUTCDate() + days)
  return dayOfCarrier(date)
}

/** Monday of the week. */
export const weekStart = (day: Day): Day => addDays(day, -((carrier(day).getUTCDay() + 6) % 7))
export const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01`

export function nextMonthStart(day: Day): Day {
  const date = carrier(monthStart(day))
  date.setUTCMonth(date.getUTCMonth() + 1)
  return dayOfCarrier(date)
}

/** Days from `from` to `until`, the second not included. */
export const daysBetween = (from: Day, until: Day): number =>
  Math.round((carrier(until).getTime() - carrier(from).getTime()) / 86_400_000)

export const daysIn = (from: Day, until: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, until)) }, (_, index) => addDays(from, index))
