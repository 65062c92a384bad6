import { accuracyOf, type Accuracy } from './accuracy.ts'
import { backtest } from './backtest.ts'
import { forecastOf, type ForecastOptions } from './forecast.ts'
import { methods } from './methods.ts'
import { slotsPerWeek, type Series } from './series.ts'

export type MeasureOptions = Pick<ForecastOptions, 'holidays' | 'factors' | 'firstWeekday'> & {
  /** The first slot that is not known yet; a midnight. */
  readonly until: number
  /** Weeks to measure, each forecast from its first day. */
  readonly weeks: number
}

/** Forecasts of past weeks, against what came. Rows are of all weeks, the oldest first; NaN where not known. */
export type MeasuredForecast = {
  readonly accuracy: Accuracy
  /** Share of values within the band of 80 %, slots forecast as nothing left out; null without any. */
  readonly held: number | null
  /** The slot of the series with which the rows begin. */
  readonly from: number
  readonly forecast: Float64Array
  readonly lower: Float64Array
  readonly upper: Float64Array
  readonly actual: Float64Array
}

/** Weeks of history without which nothing is forecast. */
const fewestWeeks = 2

/** What the forecast that is taken by itself was worth: made a week at a time from what was known before. */
export function measuredForecast(
  series: Series,
  { until, weeks, ...calendar }: MeasureOptions
): MeasuredForecast {
  const week = slotsPerWeek(series)
  const from = until - weeks * week
  const row = () => new Float64Array(weeks * week).fill(NaN)
  const [forecast, lower, upper, naive] = [row(), row(), row(), row()]
  for (let at = 0; at < weeks; at += 1) {
    const origin = from + at * week
    if (origin < fewestWeeks * week || series.values.subarray(0, origin).every(Number.isNaN)) continue
    const made = forecastOf(series, { ...calendar, origin, days: 7, method: null, trendWeight: 0 })
    forecast.set(made.values, at * week)
    lower.set(made.lower, at * week)
    upper.set(made.upper, at * week)
    const options = { until: origin + week, folds: 1, days: 7 }
    naive.set(backtest(series, methods.seasonal_naive, options).forecast, at * week)
  }
  const actual = Float64Array.from(forecast, (_, at) => series.values[from + at] ?? NaN)
  const held = heldBy({ forecast, lower, upper, actual })
  return { accuracy: accuracyOf(actual, forecast, naive), held, ...{ from, forecast, lower, upper, actual } }
}

type Rows = Pick<MeasuredForecast, 'forecast' | 'lower' | 'upper' | 'actual'>

function heldBy({ forecast, lower, upper, actual }: Rows): number | null {
  const counted = [...forecast.keys()].filter((at) => forecast[at]! > 0 && !Number.isNaN(actual[at]))
  const inside = counted.filter((at) => actual[at]! >= lower[at]! && actual[at]! <= upper[at]!)
  return counted.length === 0 ? null : inside.length / counted.length
}
