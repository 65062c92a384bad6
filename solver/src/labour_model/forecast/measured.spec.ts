import assert from 'node:assert/strict'
import { test } from 'node:test'
import { weeklySeries } from '../testing/weekly_series.ts'
import { accuracyOf } from './accuracy.ts'
import { expectedOf } from './expected.ts'
import { measuredForecast } from './measured.ts'
import type { Series } from './series.ts'

const week = 28
const calendar = { holidays: new Map<number, null>(), factors: new Map<number, number>(), firstWeekday: 1 }
const measure = (series: Series, more: Partial<typeof calendar> = {}) =>
  measuredForecast(series, { until: series.values.length, weeks: 4, ...calendar, ...more })

test('a steady metric is forecast without an error, and within its band', () => {
  const { accuracy, held, from, forecast } = measure(weeklySeries(20, (_, weekday) => 10 + weekday))
  assert.deepEqual([accuracy.wape, accuracy.bias, held, from], [0, 0, 1, 16 * week])
  assert.equal(accuracy.cells, 4 * week)
  assert.equal(forecast.length, 4 * week)
})

test('each week is forecast from what was known before it, the oldest first', () => {
  const series = weeklySeries(20, (at, weekday) => 10 + ((at * 7 + weekday * 3) % 5))
  const { forecast, actual, accuracy } = measure(series)
  for (const [at, origin] of [16, 17, 18, 19].entries()) {
    const options = { ...calendar, origin: origin * week, days: 7, method: null, trendWeight: 0 }
    assert.deepEqual(forecast.slice(at * week, (at + 1) * week), expectedOf(series, options).values)
  }
  assert.deepEqual(actual, series.values.slice(16 * week))
  const naive = series.values.slice(15 * week, 19 * week)
  assert.deepEqual(accuracy, accuracyOf(actual, forecast, naive))
})

test('an event is forecast with its factor', () => {
  const fair = 18 * 7 + 2
  const series = weeklySeries(20, (at, weekday) => (at === 18 && weekday === 2 ? 15 : 10))
  const marked = { ...series, unusual: Uint8Array.from({ length: 140 }, (_, day) => (day === fair ? 1 : 0)) }
  const known = measure(marked, { factors: new Map([[fair, 1.5]]) })
  assert.ok(measure(series).accuracy.wape! > 0)
  assert.ok(known.accuracy.wape! < 1e-9)
})

test('without history nothing is measured', () => {
  const { accuracy, held } = measure(weeklySeries(3, () => 10))
  assert.deepEqual([accuracy.cells, held], [week, 1])
  const none = measure(weeklySeries(20, () => NaN))
  assert.deepEqual([none.accuracy.wape, none.accuracy.cells, none.held], [null, 0, null])
})
