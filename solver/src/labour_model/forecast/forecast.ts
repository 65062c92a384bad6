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
  const { method, values } = expected
  const week = slotsPerWeek(series)
  const bands = bandsOf(series, methods[method], options.origin)
  const first = (options.ahead ?? 0) * series.slotsPerDay
  const valueAt = (place: number, chance: number): number =>
    bands(Math.floor((first + place) / week)).valueAt(values[place]!, chance)
  return {
    ...expected,
    lower: values.map((_, place) => valueAt(place, 0.1)),
    upper: values.map((_, place) => valueAt(place, 0.9)),
    valueAt,
  }
}
