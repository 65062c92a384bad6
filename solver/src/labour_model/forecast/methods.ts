import { combine, median } from './combined.ts'
import { holtWinters } from './holt_winters.ts'
import { sameTimes, slotsPerWeek, type ForecastMethod, type Series } from './series.ts'

/** Weights of the last four weeks, newest first. */
export const equalWeights: readonly number[] = [0.25, 0.25, 0.25, 0.25]
export const newestFirst: readonly number[] = [0.4, 0.3, 0.2, 0.1]

/** The same as a week before, whatever that day was. */
const seasonalNaive: ForecastMethod = (series, origin, slots) => {
  const week = slotsPerWeek(series)
  return forEach(slots, origin, (slot) => {
    const before = slot - week * Math.ceil((slot - origin + 1) / week)
    return before >= 0 ? series.values[before]! : NaN
  })
}

/** Weighted mean of the same weekday and time; weeks that are not known give their weight to the others. */
export const weightedMean =
  (weights: readonly number[]): ForecastMethod =>
  (series, origin, slots) =>
    forEach(slots, origin, (slot) => {
      const values = sameTimes(series, origin, slot, weights.length)
      const whole = values.reduce((sum, _, place) => sum + weights[place]!, 0)
      return values.reduce((sum, value, place) => sum + value * weights[place]!, 0) / whole
    })

/** Median of the same weekday and time over so many weeks: one odd day does not move it. */
export const medianOf =
  (weeks: number): ForecastMethod =>
  (series, origin, slots) =>
    forEach(slots, origin, (slot) => median(sameTimes(series, origin, slot, weeks)))

const newest = weightedMean(newestFirst)
const smoothed = holtWinters({ level: 0.02, season: 0.15, weeks: 16 })

/** Those a planner can set by hand; the last one is what is taken by itself. */
export const methods = {
  seasonal_naive: seasonalNaive,
  mean_4: weightedMean(equalWeights),
  weighted_4: newest,
  median_6: medianOf(6),
  holt_winters: smoothed,
  combined: combine([newest, medianOf(4), medianOf(6), medianOf(8), smoothed]),
} as const satisfies Record<string, ForecastMethod>

export type MethodName = keyof typeof methods

/** In the order in which they are offered, what is taken by itself last. */
export const methodNames = [
  'seasonal_naive',
  'mean_4',
  'weighted_4',
  'median_6',
  'holt_winters',
  'combined',
] as const satisfies readonly MethodName[]

const forEach = (slots: number, origin: number, value: (slot: number) => number): Float64Array =>
  Float64Array.from({ length: slots }, (_, place) => value(origin + place))

/**
 * How the last four usual weeks stand to the four before, 1 for no change; kept between 0.8 and 1.25, so that one odd month does
 * not run away. @param trendWeight 0 for no trend, 1 for all of it
 */
export function levelChange(series: Series, origin: number, trendWeight: number): number {
  const month = 4 * slotsPerWeek(series)
  const now = knownMean(series.values.subarray(Math.max(0, origin - month), origin))
  const before = knownMean(
    series.values.subarray(Math.max(0, origin - 2 * month), Math.max(0, origin - month))
  )
  const ratio = now / before
  return Number.isFinite(ratio) ? Math.min(1.25, Math.max(0.8, ratio)) ** trendWeight : 1
}

/** Mean of the values that are known; NaN when none is. */
export function knownMean(values: Float64Array): number {
  let sum = 0
  let known = 0
  for (const value of values) {
    if (Number.isNaN(value)) continue
    sum += value
    known += 1
  }
  return sum / known
}
