import { backtest } from './backtest.ts'
import { bandOf } from './band.ts'
import { expectedOf, type Expected, type ForecastOptions } from './expected.ts'
import { methods } from './methods.ts'
import type { Series } from './series.ts'

export type { ForecastOptions } from './expected.ts'

export type Forecast = Expected & {
  /** What comes lies between these with a chance of 80 %. */
  readonly lower: Float64Array
  readonly upper: Float64Array
  /** The value that what comes stays below with a chance, by place in `values`. */
  readonly valueAt: (place: number, chance: number) => number
}

/** What a metric will be, with how sure that is. */
export function forecastOf(series: Series, options: ForecastOptions): Forecast {
  const expected = expectedOf(series, options)
  const { method, values } = expected
  const band = bandOf(backtest(series, methods[method], { until: options.origin, folds: 8, days: 7 }))
  return {
    ...expected,
    lower: values.map((value) => band.valueAt(value, 0.1)),
    upper: values.map((value) => band.valueAt(value, 0.9)),
    valueAt: (place, chance) => band.valueAt(values[place]!, chance),
  }
}
