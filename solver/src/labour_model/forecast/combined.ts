import { isUsual, type ForecastMethod, type Series } from './series.ts'

/** Days whose totals say where the level is now. */
const levelDays = 14
/** Weeks of the same weekday that a day's total is held against, its own among them. */
const levelWeeks = 6
/** The part of a change of level that is believed, as an exponent. */
const levelTrust = 0.5
const levelBounds = { least: 0.8, most: 1.25 } as const

/**
 * Several methods together: half the mean and half the median of what they say for each slot, so that no method that was
 * good by chance decides alone and none that fails spoils the others; then carried half the way to the level of the last
 * two weeks. What a method does not know, the others say.
 */
export const combine =
  (parts: readonly ForecastMethod[]): ForecastMethod =>
  (series, origin, slots) => {
    const rows = parts.map((part) => part(series, origin, slots))
    const level = levelOf(series, origin)
    return Float64Array.from({ length: slots }, (_, place) => {
      const known = rows.map((row) => row[place]!).filter((value) => !Number.isNaN(value))
      const mean = known.reduce((sum, value) => sum + value, 0) / known.length
      return (level * (mean + median(known))) / 2
    })
  }

/** How the last days stand to the same weekdays of six weeks, by the median of them: one odd day does not move it. */
function levelOf(series: Series, origin: number): number {
  const ratios: number[] = []
  for (let back = 1; back <= levelDays; back += 1) {
    const total = totalOf(series, origin, back)
    const weekday = ((back - 1) % 7) + 1
    const usual = median(
      Array.from({ length: levelWeeks }, (_, week) => totalOf(series, origin, weekday + 7 * week)).filter(
        (one) => !Number.isNaN(one)
      )
    )
    if (usual > 0 && !Number.isNaN(total)) ratios.push(total / usual)
  }
  if (ratios.length < levelDays / 2) return 1
  return Math.min(levelBounds.most, Math.max(levelBounds.least, median(ratios))) ** levelTrust
}

/** Of the day so many days before the origin; NaN unless all of it is known and usual. */
function totalOf(series: Series, origin: number, back: number): number {
  const first = origin - back * series.slotsPerDay
  if (first < 0 || !isUsual(series, first)) return NaN
  return series.values.subarray(first, first + series.slotsPerDay).reduce((sum, value) => sum + value, 0)
}

/** NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  if (sorted.length === 0) return NaN
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
