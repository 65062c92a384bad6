import { accuracyOf, type Accuracy } from './accuracy.ts'
import { byItself, type ForecastChoice } from './choice.ts'
import { backtest } from './backtest.ts'
import { expectedOf } from './expected.ts'
import { forecastOf, type ForecastOptions } from './forecast.ts'
import { methodNames, methods, type MethodName } from './methods.ts'
import { slotsPerWeek, type Series } from './series.ts'

export type MeasureOptions = Pick<ForecastOptions, 'holidays' | 'factors' | 'firstWeekday'> & {
  /** The first slot that is not known yet; a midnight. */
  readonly until: number
  /** Weeks to measure, each forecast from its first day. */
  readonly weeks: number
  /** Left out: the forecast that is taken by itself. */
  readonly choice?: ForecastChoice
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
  /** What people are planned for: the forecast, or more with a percentile. */
  readonly planned: Float64Array
  readonly actual: Float64Array
}

/** Weeks of history without which nothing is forecast. */
const fewestWeeks = 2

/** What a forecast was worth: made a week at a time from what was known before. */
export function measuredForecast(
  series: Series,
  { until, weeks, choice = byItself, ...calendar }: MeasureOptions
): MeasuredForecast {
  const { method, percentile } = choice
  const week = slotsPerWeek(series)
  const from = until - weeks * week
  const row = () => new Float64Array(weeks * week).fill(NaN)
  const [forecast, lower, upper, planned, naive] = [row(), row(), row(), row(), row()]
  for (const { at, origin } of originsOf(series, { until, weeks })) {
    const made = forecastOf(series, { ...calendar, origin, days: 7, method, trendWeight: 0 })
    forecast.set(made.values, at * week)
    lower.set(made.lower, at * week)
    upper.set(made.upper, at * week)
    const plan = (value: number, place: number): number =>
      percentile === null ? value : made.valueAt(place, percentile / 100)
    planned.set(made.values.map(plan), at * week)
    const options = { until: origin + week, folds: 1, days: 7 }
    naive.set(backtest(series, methods.seasonal_naive, options).forecast, at * week)
  }
  const actual = Float64Array.from(forecast, (_, at) => series.values[from + at] ?? NaN)
  const held = heldBy({ forecast, lower, upper, actual })
  const rows = { forecast, lower, upper, planned, actual }
  return { accuracy: accuracyOf(actual, forecast, naive), held, from, ...rows }
}

/** The error of each method over the same weeks, in proportion to what came; null where nothing did. */
export function errorsOfMethods(
  series: Series,
  { until, weeks, ...calendar }: Omit<MeasureOptions, 'choice'>
): Map<MethodName, number | null> {
  const week = slotsPerWeek(series)
  const from = until - weeks * week
  const actual = Float64Array.from({ length: weeks * week }, (_, at) => series.values[from + at] ?? NaN)
  const errorOf = (method: MethodName): number | null => {
    const forecast = new Float64Array(weeks * week).fill(NaN)
    for (const { at, origin } of originsOf(series, { until, weeks }))
      forecast.set(
        expectedOf(series, { ...calendar, origin, days: 7, method, trendWeight: 0 }).values,
        at * week
      )
    return accuracyOf(actual, forecast, forecast).wape
  }
  return new Map(methodNames.map((method) => [method, errorOf(method)]))
}

/** The weeks before which something is known. */
function originsOf(
  series: Series,
  { until, weeks }: Pick<MeasureOptions, 'until' | 'weeks'>
): { at: number; origin: number }[] {
  const week = slotsPerWeek(series)
  return Array.from({ length: weeks }, (_, at) => ({ at, origin: until - (weeks - at) * week })).filter(
    ({ origin }) => origin >= fewestWeeks * week && !series.values.subarray(0, origin).every(Number.isNaN)
  )
}

type Rows = Pick<MeasuredForecast, 'forecast' | 'lower' | 'upper' | 'actual'>

function heldBy({ forecast, lower, upper, actual }: Rows): number | null {
  const counted = [...forecast.keys()].filter((at) => forecast[at]! > 0 && !Number.isNaN(actual[at]))
  const inside = counted.filter((at) => actual[at]! >= lower[at]! && actual[at]! <= upper[at]!)
  return counted.length === 0 ? null : inside.length / counted.length
}
