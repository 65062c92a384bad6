import { slotsPerWeek, type ForecastMethod, type Series } from './series.ts'

export type BacktestOptions = {
  /** The first slot that is not known yet. */
  readonly until: number
  /** Forecasts to make, each a week before the next. */
  readonly folds: number
  readonly days: number
}

/** What was forecast and what came, of all folds one after the other. */
export type Backtest = { readonly forecast: Float64Array; readonly actual: Float64Array }

/** Forecasts from earlier and earlier origins, each knowing only what came before it. */
export function backtest(
  series: Series,
  method: ForecastMethod,
  { until, folds, days }: BacktestOptions
): Backtest {
  const slots = days * series.slotsPerDay
  const forecast = new Float64Array(folds * slots).fill(NaN)
  const actual = new Float64Array(folds * slots).fill(NaN)
  for (let fold = 0; fold < folds; fold += 1) {
    const origin = until - slots - fold * slotsPerWeek(series)
    if (origin < 0) break
    forecast.set(method(series, origin, slots), fold * slots)
    actual.set(series.values.subarray(origin, origin + slots), fold * slots)
  }
  return { forecast, actual }
}
