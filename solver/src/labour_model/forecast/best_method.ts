import { accuracyOf, type Accuracy } from './accuracy.ts'
import { backtest, type Backtest } from './backtest.ts'
import { methods, type MethodName } from './methods.ts'
import type { Series } from './series.ts'

type MethodResult = { readonly name: MethodName; readonly accuracy: Accuracy; readonly test: Backtest }

/** Every method on the last four weeks before `until`, a week ahead each; the most accurate first. */
function compareMethods(series: Series, until: number): MethodResult[] {
  const options = { until, folds: 4, days: 7 }
  const naive = backtest(series, methods.seasonal_naive, options).forecast
  return (Object.keys(methods) as MethodName[])
    .map((name) => {
      const test = backtest(series, methods[name], options)
      return { name, test, accuracy: accuracyOf(test.actual, test.forecast, naive) }
    })
    .sort((a, b) => (a.accuracy.wape ?? Infinity) - (b.accuracy.wape ?? Infinity))
}

/** The most accurate method of the last four weeks; the mean of four weeks where there is too little to tell. */
export function bestMethod(series: Series, until: number): MethodName {
  const [best] = compareMethods(series, until)
  return best && best.accuracy.wape !== null ? best.name : 'mean_4'
}
