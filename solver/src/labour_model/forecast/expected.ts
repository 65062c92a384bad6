import { knownMean, levelChange, methods, type MethodName } from './methods.ts'
import { repeatedFrom } from './repeated.ts'
import { sameTimes, type Series } from './series.ts'
import { usualDay } from './usual_day.ts'

export type ForecastOptions = {
  /** The first slot that is not known yet; a midnight. Nothing from it on is used. */
  readonly origin: number
  /** Days between the origin and the first one to forecast; left out: none. */
  readonly ahead?: number
  readonly days: number
  /** Null: several methods together. */
  readonly method: MethodName | null
  /** 0 for no trend, 1 for all of it. */
  readonly trendWeight: number
  /** For each day that is a holiday: the day of the series it should resemble, null for a Sunday. */
  readonly holidays: ReadonlyMap<number, number | null>
  /** Factors by day of the series, 1.2 for an event that brings a fifth more. */
  readonly factors: ReadonlyMap<number, number>
  /** Weekday of the series' first day, 1 for Monday to 7. */
  readonly firstWeekday: number
}

/** What is expected, without how sure that is. */
export type Expected = {
  readonly method: MethodName
  readonly values: Float64Array
  /** 1 where fewer than two earlier values of the time were known, and means of other days stand in. */
  readonly lowHistory: Uint8Array
}

const FEWEST_POINTS = 2
const WEEKS = 4

/** What a metric will be. */
export function expectedOf(series: Series, options: ForecastOptions): Expected {
  const { origin, days, trendWeight, factors, ahead = 0 } = options
  const method = options.method ?? 'combined'
  const slots = days * series.slotsPerDay
  const first = ahead * series.slotsPerDay
  const values = repeatedFrom(series, methods[method], { origin, first, slots })
  const lowHistory = new Uint8Array(slots)
  const level = levelChange(series, origin, trendWeight)
  for (let place = 0; place < slots; place += 1) {
    const slot = origin + first + place
    const day = Math.floor(slot / series.slotsPerDay)
    const known = sameTimes(series, origin, slot, WEEKS).length >= FEWEST_POINTS
    lowHistory[place] = known ? 0 : 1
    if (!known || Number.isNaN(values[place])) values[place] = usualDay(series, origin, slot)
    values[place] = (holidayValue(series, slot, options) ?? values[place]!) * level * (factors.get(day) ?? 1)
  }
  return { method, values, lowHistory }
}

/** As on the day it resembles, or on a usual Sunday; null on a day that is no holiday. */
function holidayValue(
  series: Series,
  slot: number,
  { holidays, origin, firstWeekday }: ForecastOptions
): number | null {
  const { slotsPerDay } = series
  const day = Math.floor(slot / slotsPerDay)
  const like = holidays.get(day)
  if (like === undefined) return null
  if (like !== null) return scaled(series, like * slotsPerDay + (slot % slotsPerDay), origin)
  const weekday = ((day + firstWeekday - 1) % 7) + 1
  const sunday = slot + (7 - weekday) * slotsPerDay
  const sundays = sameTimes(series, origin, sunday, WEEKS)
  return sundays.length === 0 ? null : sundays.reduce((sum, value) => sum + value, 0) / sundays.length
}

/** A value of long ago, brought to today's level by the four weeks before each; null when it is not known. */
function scaled(series: Series, slot: number, origin: number): number | null {
  const value = series.values[slot]
  if (value === undefined || Number.isNaN(value)) return null
  const month = 28 * series.slotsPerDay
  const before = (end: number): number => knownMean(series.values.subarray(Math.max(0, end - month), end))
  const ratio = before(origin) / before(slot - (slot % series.slotsPerDay))
  return Number.isFinite(ratio) ? value * ratio : value
}
