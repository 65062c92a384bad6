import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Random } from '../../random.ts'
import { expectedOf } from './expected.ts'
import { forecastOf, plannedFor } from './forecast.ts'
import { errorsOfMethods, measuredForecast } from './measured.ts'
import { methodNames, methods } from './methods.ts'

const week = 28
const luck = new Random(5)
const series = {
  values: Float64Array.from({ length: 24 * week }, (_, at) => (at % 4 === 0 ? 0 : 10 + 20 * luck.next())),
  slotsPerDay: 4,
}
const calendar = { holidays: new Map<number, null>(), factors: new Map<number, number>(), firstWeekday: 1 }
const options = { ...calendar, origin: 20 * week, ahead: 3, days: 14, method: null, trendWeight: 0 }

test('a percentile plans for the value that what comes stays below with that chance, and none for what is expected', () => {
  const expected = expectedOf(series, options).values
  assert.deepEqual(plannedFor(series, options, null), expected)
  const { valueAt, values } = forecastOf(series, options)
  const safe = plannedFor(series, options, 90)
  assert.deepEqual(
    safe,
    values.map((_, place) => valueAt(place, 0.9))
  )
  assert.ok(safe.every((value, place) => value >= expected[place]!))
  assert.ok(safe.some((value, place) => value > expected[place]! + 1))
  const half = plannedFor(series, options, 60)
  assert.ok(half.every((value, place) => value <= safe[place]!))
})

test('every method is offered, each with the error it is measured with alone', () => {
  assert.deepEqual([...methodNames].sort(), Object.keys(methods).sort())
  const asked = { ...calendar, until: series.values.length, weeks: 4 }
  const errors = errorsOfMethods(series, asked)
  assert.deepEqual([...errors.keys()], methodNames)
  for (const method of methodNames) {
    const { accuracy, planned, forecast } = measuredForecast(series, {
      ...{ ...asked, choice: { method, percentile: null } },
    })
    assert.equal(errors.get(method), accuracy.wape, method)
    assert.deepEqual(planned, forecast)
  }
  assert.equal(new Set(errors.values()).size, methodNames.length)
  const byItself = measuredForecast(series, asked)
  assert.equal(byItself.accuracy.wape, errors.get('combined'))
  const safe = measuredForecast(series, { ...asked, choice: { method: null, percentile: 90 } })
  assert.deepEqual(safe.forecast, byItself.forecast)
  assert.ok(safe.planned.every((value, at) => value >= safe.forecast[at]!))
})
