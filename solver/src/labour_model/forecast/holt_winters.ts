import { isUsual, slotsPerWeek, type ForecastMethod } from './series.ts'

export type HoltWintersOptions = {
  /** How fast the level follows, 0 to 1. */
  readonly level: number
  /** How fast the week's shape follows, 0 to 1. */
  readonly season: number
  /** Weeks of history to begin from. */
  readonly weeks: number
}

/**
 * Additive exponential smoothing with a season of a week and no trend. Slots that are not known, and unusual days, teach
 * nothing. Needs two weeks. Source: P. R. Winters, Forecasting sales by exponentially weighted moving averages, 1960.
 */
export const holtWinters =
  (options: HoltWintersOptions): ForecastMethod =>
  (series, origin, slots) => {
    const week = slotsPerWeek(series)
    const first = origin - week * Math.min(options.weeks, Math.floor(origin / week))
    if (origin - first < 2 * week) return new Float64Array(slots).fill(NaN)
    const known = (slot: number): number => (isUsual(series, slot) ? series.values[slot]! : NaN)
    let level = mean(Array.from({ length: week }, (_, at) => known(first + at)))
    const season = Float64Array.from({ length: week }, (_, at) => {
      const deviation = mean([known(first + at), known(first + week + at)]) - level
      return Number.isNaN(deviation) ? 0 : deviation
    })
    for (let slot = first; slot < origin; slot += 1) {
      const value = known(slot)
      if (Number.isNaN(value)) continue
      const at = (slot - first) % week
      level += options.level * (value - season[at]! - level)
      season[at]! += options.season * (value - level - season[at]!)
    }
    return Float64Array.from({ length: slots }, (_, place) =>
      Math.max(0, level + season[(origin - first + place) % week]!)
    )
  }

function mean(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value))
  return known.reduce((sum, value) => sum + value, 0) / known.length
}
