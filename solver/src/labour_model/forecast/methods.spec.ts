import assert from 'node:assert/strict'
import { test } from 'node:test'
import { weeklySeries } from '../testing/weekly_series.ts'
import { equalWeights, levelChange, medianOf, methods, newestFirst, weightedMean } from './methods.ts'
import type { ForecastMethod, Series } from './series.ts'

const WEEK = 28
/** First value of a forecast from the beginning of week eight. */
const first = (method: ForecastMethod, series: Series): number => method(series, 8 * WEEK, WEEK)[0]!
const rising = weeklySeries(9, (week, weekday) => (weekday === 0 ? 10 * (week + 1) : 0))

test('seasonal naive repeats the last week, also for the week after next', () => {
  assert.equal(first(methods.seasonal_naive, rising), 80)
  assert.equal(methods.seasonal_naive(rising, 7 * WEEK, 2 * WEEK)[WEEK], 70)
})
test('the mean of four weeks, equal or newest first', () => {
  assert.equal(first(weightedMean(equalWeights), rising), 65)
  assert.ok(Math.abs(first(weightedMean(newestFirst), rising) - 70) < 1e-9)
})
test('the median does not feel one odd day', () => {
  const odd = weeklySeries(9, (week) => (week === 6 ? 500 : 20))
  assert.equal(first(medianOf(6), odd), 20)
  assert.equal(first(medianOf(4), rising), 65)
  assert.equal(first(medianOf(3), rising), 70)
})
test('unusual and unknown days are left out, and an older one is taken for them', () => {
  const series = weeklySeries(
    9,
    (week, weekday) => (week === 6 ? NaN : weekday === 0 ? 10 * (week + 1) : 0),
    [49]
  )
  assert.equal(first(weightedMean(equalWeights), series), (60 + 50 + 40 + 30) / 4)
})
test('weeks that are not there give their weight to the others', () => {
  const series = weeklySeries(9, (week) => (week < 6 ? NaN : 10 * week))
  assert.ok(Math.abs(first(weightedMean(newestFirst), series) - (0.4 * 70 + 0.3 * 60) / 0.7) < 1e-9)
})
test('no method looks at what comes after the origin', () => {
  const known = weeklySeries(10, (week, weekday, slot) => week + weekday + slot)
  const hidden = { ...known, values: known.values.map((value, at) => (at < 8 * WEEK ? value : NaN)) }
  for (const method of Object.values(methods)) {
    assert.deepEqual(method(hidden, 8 * WEEK, 2 * WEEK), method(known, 8 * WEEK, 2 * WEEK))
  }
})
test('smoothing finds a week that repeats, and follows a level that moves', () => {
  const steady = weeklySeries(9, (_, weekday, slot) => 5 + weekday * 2 + slot)
  const forecast = methods.holt_winters(steady, 8 * WEEK, WEEK)
  for (const [slot, value] of forecast.entries()) assert.ok(Math.abs(value - steady.values[slot]!) < 1e-9)
  const moved = weeklySeries(9, (week) => (week < 2 ? 10 : 30))
  assert.ok(Math.abs(first(methods.holt_winters, moved) - 30) < 2)
})
test('smoothing follows a week that changes its shape', () => {
  const changed = weeklySeries(9, (week, weekday) => ((week < 3 ? weekday === 0 : weekday === 1) ? 70 : 0))
  const forecast = methods.holt_winters(changed, 8 * WEEK, WEEK)
  assert.ok(forecast[4]! > forecast[0]!)
})
test('the level is the last four weeks against the four before, within bounds', () => {
  const at = (ratio: number) => weeklySeries(9, (week) => (week < 4 ? 10 : 10 * ratio))
  assert.equal(levelChange(at(1.1), 8 * WEEK, 0), 1)
  assert.ok(Math.abs(levelChange(at(1.1), 8 * WEEK, 1) - 1.1) < 1e-9)
  assert.ok(Math.abs(levelChange(at(1.21), 8 * WEEK, 0.5) - 1.1) < 1e-9)
  assert.deepEqual([levelChange(at(3), 8 * WEEK, 1), levelChange(at(0.1), 8 * WEEK, 1)], [1.25, 0.8])
  assert.equal(levelChange(at(1), 0, 1), 1)
})
