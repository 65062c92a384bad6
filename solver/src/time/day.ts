const DAY_MS = 86_400_000
const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/

/** Calendar day `YYYY-MM-DD`. */
export type Day = string

/** Midnight of the day as if it were in UTC: a number to count days with, never an instant of a place. */
export function utcMidnightOf(day: Day): number {
  if (!DAY_SHAPE.test(day))
    throw new RangeError(`"${day}" is no calendar day. Maybe it should be YYYY-MM-DD.`)
  return Date.UTC(digitsAt(day, 0, 4), digitsAt(day, 5, 2) - 1, digitsAt(day, 8, 2))
}

/** The number of some digits, without a copy of them: plans and settlement ask for millions of days. */
function digitsAt(text: string, from: number, count: number): number {
  let value = 0
  for (let at = from; at < from + count; at += 1) value = value * 10 + text.charCodeAt(at) - 48
  return value
}

const two = (value: number): string => (value < 10 ? `0${value}` : String(value))

/** The day a count of milliseconds since 1970 falls on, read without any zone. */
export function dayAtUtc(instant: number): Day {
  const date = new Date(instant)
  return `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
}

/** The day `count` days later; a negative count goes back. */
export const addDays = (day: Day, count: number): Day => dayAtUtc(utcMidnightOf(day) + count * DAY_MS)

/** How many days lie in `[from, until)`; negative when `until` is earlier. */
export const daysBetween = (from: Day, until: Day): number =>
  Math.round((utcMidnightOf(until) - utcMidnightOf(from)) / DAY_MS)

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(utcMidnightOf(day)).getUTCDay() || 7

/** Every day of `[from, until)` in order. */
export const daysOf = (from: Day, until: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, until)) }, (_, index) => addDays(from, index))
