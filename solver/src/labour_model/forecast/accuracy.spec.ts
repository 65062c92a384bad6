import assert from 'node:assert/strict'
import { test } from 'node:test'
import { weeklySeries } from '../testing/weekly_series.ts'
import { accuracyOf, staffingError } from './accuracy.ts'
import { backtest } from './backtest.ts'
import { bandOf } from './band.ts'
import { methods } from './methods.ts'

test('errors in proportion to what came', () =>
  assert.deepEqual(accuracyOf([10, 20, 10], [12, 15, 10], [14, 20, 0]), {
    wape: 7 / 40,
    bias: -3 / 40,
    mase: 0.5,
    cells: 3,
  }))
test('what is not known counts nowhere', () =>
  assert.deepEqual(accuracyOf([10, NaN, 5], [8, 9, NaN], [5, 9, 5]), {
    wape: 0.2,
    bias: -0.2,
    mase: 0.4,
    cells: 1,
  }))
test('where nothing came there is no proportion', () =>
  assert.deepEqual(accuracyOf([0], [3], [0]), { wape: null, bias: null, mase: null, cells: 1 }))
test('the staffing error is in people', () => {
  const peopleFor = (units: number): number => Math.ceil(units / 20)
  assert.equal(staffingError([45, 10, NaN], [39, 12, 5], peopleFor), 0.5)
})
test('each fold knows only what came before it', () => {
  const series = weeklySeries(6, (week) => week)
  const { forecast, actual } = backtest(series, methods.seasonal_naive, { until: 6 * 28, folds: 3, days: 7 })
  assert.deepEqual([forecast[0], forecast[28], forecast[56]], [4, 3, 2])
  assert.deepEqual([actual[0], actual[28], actual[56]], [5, 4, 3])
})
test('four of five values lie in the band, which is wider for larger forecasts', () => {
  const forecast = Float64Array.from({ length: 1000 }, (_, at) => 10 + (at % 100))
  const actual = forecast.map((value, at) => value * (1 + ((at * 37) % 201) / 1000 - 0.1))
  const { valueAt } = bandOf({ forecast, actual })
  const inside = actual.filter((value, at) => {
    return value >= valueAt(forecast[at]!, 0.1) && value <= valueAt(forecast[at]!, 0.9)
  })
  assert.ok(inside.length > 760 && inside.length < 840, String(inside.length))
  assert.ok(valueAt(100, 0.9) - 100 > 2 * (valueAt(20, 0.9) - 20))
  assert.equal(bandOf({ forecast: new Float64Array(0), actual: new Float64Array(0) }).valueAt(7, 0.9), 7)
})
