import { bandsOf } from './calibrated_band.ts'
import { expectedOf, type Expected, type ForecastOptions } from './expected.ts'
import { methods } from './methods.ts'
import { slotsPerWeek, type Series } from './series.ts'

export type { ForecastOptions } from './expected.ts'

export type Forecast = Expected & {
  /** What comes lies between these with a chance of 80 %. */
  readonly lower: Float64Array
  readonly upper: Float64Array
  /** The value that what comes stays below with a chance, by place in `values`. */
  readonly valueAt: (place: number, chance: number) => number
}

/** What a metric will be, with how sure that is: the further ahead, the less. */
export function forecastOf(series: Series, options: ForecastOptions): Forecast {
  const expected = expectedOf(series, options)
  const valueAt = chancesOf(series, expected, options)
  return {
    ...expected,
    lower: expected.values.map((_, place) => valueAt(place, 0.1)),
    upper: expected.values.map((_, place) => valueAt(place, 0.9)),
    valueAt,
  }
}

/**
 * What people are planned for: what is expected, or with a percentile the value that what comes stays below with that
 * chance. @param percentile 1 to 99, null for what is expected
 */
export function plannedFor(
  series: Series,
  options: ForecastOptions,
  percentile: number | null
): Float64Array {
  const expected = expectedOf(series, options)
  if (percentile === null) return expected.values
  const valueAt = chancesOf(series, expected, options)
  return expected.values.map((_, place) => valueAt(place, percentile / 100))
}

function chancesOf(
  series: Series,
  { method, values }: Expected,
  { origin, ahead = 0 }: ForecastOptions
): Forecast['valueAt'] {
  const week = slotsPerWeek(series)
  const bands = bandsOf(series, methods[method], origin)
  const first = ahead * series.slotsPerDay
  return (place, chance) => bands(Math.floor((first + place) / week)).valueAt(values[place]!, chance)
}
