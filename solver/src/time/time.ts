import { addDays, dayAtUtc, digitsAt, two, utcMidnightOf, type Day } from './day.ts'
import { offsetAt } from './zone_offset.ts'

export { addDays, daysBetween, daysOf, weekdayOf, type Day } from './day.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const COLON = 58

/** Half-open interval of instants `[start, end)`; both in epoch milliseconds, UTC. */
export type Period = { readonly start: number; readonly end: number }

/** Wall-clock time `HH:mm`. */
export type ClockTime = string

/** The only overlap test in the product. Periods that merely touch do not overlap. */
export const overlaps = (a: Period, b: Period): boolean => a.start < b.end && b.start < a.end

/** Elapsed minutes: a night across a clock change counts what really passed. */
export const minutesOf = (period: Period): number => (period.end - period.start) / MINUTE_MS

/** Minutes both periods share; 0 when they do not overlap. */
export const sharedMinutes = (a: Period, b: Period): number =>
  Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start)) / MINUTE_MS

/** Minutes since midnight of a clock time, 0 to 1439. */
export function clockMinutes(time: ClockTime): number {
  const [hours, minutes] = [digitsAt(time, 0, 2), digitsAt(time, 3, 2)]
  if (!(time.length === 5 && time.charCodeAt(2) === COLON && hours < 24 && minutes < 60))
    throw new RangeError(`"${time}" is no clock time. Maybe it should be HH:mm.`)
  return hours * 60 + minutes
}

/**
 * The instant of a wall-clock time at a place.
 * An hour the clocks skip moves forward by the gap; an hour they repeat means its first passage.
 * @param zone IANA name, e.g. `Europe/Warsaw`
 */
export function instantOf(day: Day, time: ClockTime, zone: string): number {
  const wall = utcMidnightOf(day) + clockMinutes(time) * MINUTE_MS
  const before = offsetAt(wall - DAY_MS, zone)
  const after = offsetAt(wall + DAY_MS, zone)
  const earlier = wall - before
  if (before === after || offsetAt(earlier, zone) === before) return earlier
  const later = wall - after
  return offsetAt(later, zone) === after ? later : earlier
}

/** The calendar day on the wall clock of `zone` at that instant. */
export const dayOf = (instant: number, zone: string): Day => dayAtUtc(instant + offsetAt(instant, zone))

/** The wall-clock time of `zone` at that instant, seconds dropped. */
export const clockOf = (instant: number, zone: string): ClockTime =>
  clockAt(timeOfDay(instant + offsetAt(instant, zone)))

/** Milliseconds since midnight in UTC. */
const timeOfDay = (instant: number): number => instant - Math.floor(instant / DAY_MS) * DAY_MS

function clockAt(time: number): ClockTime {
  const minutes = Math.floor(time / MINUTE_MS)
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** An instant in whole milliseconds as `toISOString` writes it, which takes four times as long. */
export function isoOf(instant: number): string {
  const time = timeOfDay(instant)
  const seconds = two(Math.floor((time % MINUTE_MS) / 1_000))
  return `${dayAtUtc(instant)}T${clockAt(time)}:${seconds}.${String(time % 1_000).padStart(3, '0')}Z`
}

/** A wall-clock interval as instants; an end not later than the start lies on the next day. */
export const periodOf = (day: Day, start: ClockTime, end: ClockTime, zone: string): Period => ({
  start: instantOf(day, start, zone),
  end: instantOf(clockMinutes(end) <= clockMinutes(start) ? addDays(day, 1) : day, end, zone),
})

/** The instants of the days `[from, until)` at a place, from midnight to midnight. */
export const periodOfDays = (from: Day, until: Day, zone: string): Period => ({
  start: instantOf(from, '00:00', zone),
  end: instantOf(until, '00:00', zone),
})

/** Cuts a period at every midnight of `zone`; each part says which day it lies on. */
export function splitAtMidnight(period: Period, zone: string): (Period & { readonly day: Day })[] {
  const parts: (Period & { readonly day: Day })[] = []
  let { start } = period
  while (start < period.end) {
    const day = dayOf(start, zone)
    const midnight = instantOf(addDays(day, 1), '00:00', zone)
    const end = Math.min(period.end, midnight > start ? midnight : period.end)
    parts.push({ day, start, end })
    start = end
  }
  return parts
}
