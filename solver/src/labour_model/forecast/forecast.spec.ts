import assert from 'node:assert/strict'
import { test } from 'node:test'
import { weeklySeries } from '../testing/weekly_series.ts'
import { forecastOf, type ForecastOptions } from './forecast.ts'

const WEEK = 28
const options: ForecastOptions = {
  origin: 8 * WEEK,
  days: 7,
  method: 'mean_4',
  trendWeight: 0,
  holidays: new Map(),
  factors: new Map(),
  firstWeekday: 1,
}
const series = weeklySeries(9, (week, weekday) => 100 + 10 * weekday + (week % 2))
const firstDay = 8 * 7

test('the mean of the same weekdays, with a band around it', () => {
  const { values, lower, upper, lowHistory } = forecastOf(series, options)
  assert.deepEqual([values[0], values[4], values[24]], [100.5, 110.5, 160.5])
  assert.ok(lower.every((value, place) => value <= values[place]! && values[place]! <= upper[place]!))
  assert.ok(lowHistory.every((flag) => flag === 0))
})
test('an event multiplies its day alone', () => {
  const { values } = forecastOf(series, { ...options, factors: new Map([[firstDay + 1, 1.2]]) })
  assert.deepEqual([values[0], values[4], values[8]], [100.5, 110.5 * 1.2, 120.5])
})
test('a holiday is like a Sunday', () => {
  const { values } = forecastOf(series, { ...options, holidays: new Map([[firstDay + 2, null]]) })
  assert.deepEqual([values[4], values[8]], [110.5, 160.5])
  const fromWednesday = { ...options, holidays: new Map([[firstDay, null]]), firstWeekday: 3 }
  assert.equal(forecastOf(series, fromWednesday).values[0], 140.5)
})
test('a holiday that was known before is like that one, at the level of today', () => {
  const doubled = weeklySeries(13, (week, weekday) =>
    week === 4 && weekday === 2 ? 40 : week < 5 ? 100 : 200
  )
  const twelfth = { ...options, origin: 12 * WEEK, holidays: new Map([[12 * 7 + 2, 4 * 7 + 2]]) }
  assert.equal(forecastOf(doubled, twelfth).values[8], 80)
})
test('with little history other days stand in, and it is reported', () => {
  const short = weeklySeries(2, (week, weekday, slot) => (week === 0 && weekday < 3 ? 10 * (slot + 1) : NaN))
  const { values, lowHistory } = forecastOf(short, { ...options, origin: WEEK })
  assert.deepEqual([...values.subarray(0, 4)], [10, 20, 30, 40])
  assert.deepEqual([...values.subarray(20, 24)], [10, 20, 30, 40])
  assert.ok(lowHistory.every((flag) => flag === 1))
  const nothing = weeklySeries(2, () => NaN)
  assert.ok(forecastOf(nothing, { ...options, origin: WEEK }).values.every((value) => value === 0))
})
test('a trend carries the change of the last four weeks on, as far as it is believed', () => {
  const growing = weeklySeries(8, (week) => (week < 4 ? 100 : 110))
  const first = (trendWeight: number) => forecastOf(growing, { ...options, trendWeight }).values[0]!
  assert.equal(first(0), 110)
  assert.ok(Math.abs(first(1) - 121) < 1e-9)
  assert.ok(first(0.5) > 110 && first(0.5) < 121)
})
test('days ahead are those of a forecast that begins at the origin, with the band of their week', () => {
  const noisy = weeklySeries(40, (week, weekday, slot) => 50 + ((week * 37 + weekday * 11 + slot * 5) % 29))
  const from = { ...options, origin: 40 * WEEK, method: null, factors: new Map([[40 * 7 + 16, 2]]) }
  const whole = forecastOf(noisy, { ...from, days: 42 })
  const part = forecastOf(noisy, { ...from, ahead: 15, days: 20 })
  const [first, last] = [15 * 4, 35 * 4]
  for (const row of ['values', 'lower', 'upper', 'lowHistory'] as const)
    assert.deepEqual([...part[row]], [...whole[row].slice(first, last)], row)
  assert.notDeepEqual([...whole.lower.slice(0, WEEK)], [...whole.lower.slice(WEEK, 2 * WEEK)])
  assert.notDeepEqual([...whole.lower.slice(WEEK, 2 * WEEK)], [...whole.lower.slice(3 * WEEK, 4 * WEEK)])
  assert.deepEqual([...whole.lower.slice(3 * WEEK, 4 * WEEK)], [...whole.lower.slice(4 * WEEK, 5 * WEEK)])
})
