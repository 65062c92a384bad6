const DAY_MS = 86_400_000
const HYPHEN = 45

/** Calendar day `YYYY-MM-DD`. */
export type Day = string

/**
 * Days that were asked for before, by their count since 1970 and back: rules, plans and settlement ask for the same few
 * hundred days millions of times, and to read or write one takes four times as long.
 */
const dayOfCount = new Map<number, Day>()
const midnightOfDay = new Map<Day, number>()
/** Days from 1970 up to this count are kept: those until the year 2100. */
const MOST_KEPT = 47_482

/** Midnight of the day as if it were in UTC: a number to count days with, never an instant of a place. */
export const utcMidnightOf = (day: Day): number => midnightOfDay.get(day) ?? readMidnight(day)

function readMidnight(day: Day): number {
  const [year, month, date] = [digitsAt(day, 0, 4), digitsAt(day, 5, 2), digitsAt(day, 8, 2)]
  const isDay = day.length === 10 && day.charCodeAt(4) === HYPHEN && day.charCodeAt(7) === HYPHEN
  if (!isDay || Number.isNaN(year + month + date))
    throw new RangeError(`"${day}" is no calendar day. Maybe it should be YYYY-MM-DD.`)
  return Date.UTC(year, month - 1, date)
}

/** The number of some digits, without a copy of them: plans and settlement ask for millions of days. NaN if one is missing. */
export function digitsAt(text: string, from: number, count: number): number {
  let value = 0
  for (let at = from; at < from + count; at += 1) {
    const digit = text.charCodeAt(at) - 48
    if (!(digit >= 0 && digit <= 9)) return NaN
    value = value * 10 + digit
  }
  return value
}

/** A number below 100 with two digits. */
export const two = (value: number): string => (value < 10 ? `0${value}` : String(value))

/** The day a count of milliseconds since 1970 falls on, read without any zone. */
export function dayAtUtc(instant: number): Day {
  const count = Math.floor(instant / DAY_MS)
  return dayOfCount.get(count) ?? writtenDay(count)
}

function writtenDay(count: number): Day {
  const date = new Date(count * DAY_MS)
  const day = `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
  if (count >= 0 && count < MOST_KEPT) {
    dayOfCount.set(count, day)
    midnightOfDay.set(day, count * DAY_MS)
  }
  return day
}

/** The day `count` days later; a negative count goes back. */
export const addDays = (day: Day, count: number): Day => dayAtUtc(utcMidnightOf(day) + count * DAY_MS)

/** How many days lie in `[from, until)`; negative when `until` is earlier. */
export const daysBetween = (from: Day, until: Day): number =>
  Math.round((utcMidnightOf(until) - utcMidnightOf(from)) / DAY_MS)

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: Day): number => {
  // 1970 began on a Thursday. Asked for millions of days, which an object each would slow down.
  const sinceMonday = (utcMidnightOf(day) / DAY_MS + 3) % 7
  return (sinceMonday < 0 ? sinceMonday + 7 : sinceMonday) + 1
}

/** Every day of `[from, until)` in order. */
export const daysOf = (from: Day, until: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, until)) }, (_, index) => addDays(from, index))
