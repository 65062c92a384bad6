import assert from 'node:assert/strict'
import { test } from 'node:test'
import { weeklySeries } from '../testing/weekly_series.ts'
import { accuracyOf } from './accuracy.ts'
import { backtest } from './backtest.ts'
import { bandsOf } from './calibrated_band.ts'
import { combine } from './combined.ts'
import { expectedOf } from './expected.ts'
import { methods, type MethodName } from './methods.ts'
import type { ForecastMethod, Series } from './series.ts'

const always =
  (value: number): ForecastMethod =>
  (_series, _origin, slots) =>
    new Float64Array(slots).fill(value)
const steady = weeklySeries(10, () => 10)
const WEEK = 28
/** Repeatable noise from -1 to 1. */
const noise = (seed: number): number => {
  const x = Math.sin(seed * 12.9898) * 43758.5453
  return 2 * (x - Math.floor(x)) - 1
}

test('half the mean and half the median: one method that fails moves little', () => {
  const all = combine([always(10), always(10), always(10), always(10), always(60)])
  assert.equal(all(steady, 8 * WEEK, 1)[0], (20 + 10) / 2)
})
test('what one method does not know the others say', () =>
  assert.equal(combine([always(NaN), always(12), always(12)])(steady, 8 * WEEK, 1)[0], 12))
test('a level that rose two weeks ago is believed by half, and one odd day not at all', () => {
  const risen = weeklySeries(10, (week) => (week >= 6 ? 12 : 10))
  const level = combine([always(10)])(risen, 8 * WEEK, 1)[0]!
  assert.ok(Math.abs(level - 10 * Math.sqrt(12 / 10)) < 1e-9, String(level))
  const odd = weeklySeries(10, (week, weekday) => (week === 7 && weekday === 2 ? 90 : 10))
  assert.equal(combine([always(10)])(odd, 8 * WEEK, 1)[0], 10)
})
test('a level is believed up to a quarter more, and a fifth less', () => {
  for (const [now, most] of [
    [40, 1.25],
    [1, 0.8],
  ] as const) {
    const leapt = weeklySeries(10, (week) => (week >= 6 ? now : 10))
    const level = combine([always(10)])(leapt, 8 * WEEK, 1)[0]!
    assert.ok(Math.abs(level - 10 * Math.sqrt(most)) < 1e-9, String(level))
  }
})
test('unusual days say nothing of the level, nor do fewer than half of the last days', () => {
  const closed = weeklySeries(10, (week) => (week >= 6 ? 1 : 10), [42, 43, 44, 45, 46, 47, 48, 49])
  assert.equal(combine([always(10)])(closed, 8 * WEEK, 1)[0], 10)
})
test('the combination is taken by itself, and looks at nothing from the origin on', () => {
  const options = {
    ...{ origin: 8 * WEEK, days: 7, trendWeight: 0, firstWeekday: 1 },
    ...{ holidays: new Map(), factors: new Map() },
  }
  assert.equal(expectedOf(steady, { ...options, method: null }).method, 'combined')
  const values = steady.values.map((value, at) => (at >= 8 * WEEK ? 999 : value))
  assert.equal(expectedOf({ ...steady, values }, { ...options, method: null }).values[0], 10)
})
test('on noisy weeks with a moving level it is within a fiftieth of the best single method, and no other is', () => {
  const series = weeklySeries(40, (week, weekday, slot) =>
    Math.max(
      0,
      (60 + 20 * Math.sin(week / 6)) * (1 + 0.2 * weekday) + 25 * noise(week * 97 + weekday * 7 + slot)
    )
  )
  const options = { until: 40 * WEEK, folds: 20, days: 7 }
  const errorOf = (name: MethodName): number => {
    const { forecast, actual } = backtest(series, methods[name], options)
    return accuracyOf(actual, forecast, forecast).wape!
  }
  const single = (Object.keys(methods) as MethodName[]).filter((name) => name !== 'combined').map(errorOf)
  const best = Math.min(...single)
  assert.ok(errorOf('combined') <= 1.02 * best, `${errorOf('combined')} of ${single.join(' ')}`)
  assert.equal(single.filter((error) => error <= 1.02 * best).length, 1)
})

/** The share of values that lie in the bands of earlier weeks. */
function held(series: Series, ahead: number, weeks: number): number {
  let [inside, known] = [0, 0]
  for (let fold = 1; fold <= weeks; fold += 1) {
    const origin = series.values.length - (fold + ahead) * WEEK
    const values = methods.combined(series, origin, (ahead + 1) * WEEK)
    const band = bandsOf(series, methods.combined, origin)(ahead)
    for (let at = ahead * WEEK; at < values.length; at += 1) {
      const came = series.values[origin + at]!
      known += 1
      if (came >= band.valueAt(values[at]!, 0.1) && came <= band.valueAt(values[at]!, 0.9)) inside += 1
    }
  }
  return inside / known
}
test('the band holds four of five values, a week ahead and four', () => {
  const series = weeklySeries(60, (week, weekday, slot) =>
    Math.max(0, 50 + 10 * weekday + 20 * noise(week * 101 + weekday * 13 + slot * 3))
  )
  for (const ahead of [0, 3]) {
    const share = held(series, ahead, 12)
    assert.ok(share > 0.75 && share < 0.85, `${ahead}: ${share}`)
  }
})
test('days that were marked as unusual make no band wider', () => {
  const marked = [366, 371, 374, 380, 384, 388, 391, 395, 399, 405, 409, 414]
  const noisy = (unusual?: number[]) =>
    weeklySeries(
      60,
      (week, weekday, slot) =>
        marked.includes(week * 7 + weekday) ? 5_000 : 50 + 10 * noise(week * 7 + weekday * 3 + slot),
      unusual
    )
  const upper = (series: Series) => bandsOf(series, methods.combined, 60 * WEEK)(0).valueAt(50, 0.9)
  assert.ok(upper(noisy(marked)) < 200, String(upper(noisy(marked))))
  assert.ok(upper(noisy()) > 200, String(upper(noisy())))
})
test('a band of small counts is not wider than four of five need', () => {
  const series = weeklySeries(60, (week, weekday, slot) =>
    Math.round(2 + 1.9 * noise(week * 103 + weekday * 17 + slot * 5))
  )
  const share = held(series, 0, 12)
  assert.ok(share > 0.72 && share < 0.9, String(share))
})
test('without enough history the forecast itself is all that is known', () =>
  assert.equal(
    bandsOf(
      weeklySeries(4, () => 5),
      methods.combined,
      4 * WEEK
    )(0).valueAt(5, 0.9),
    5
  ))
