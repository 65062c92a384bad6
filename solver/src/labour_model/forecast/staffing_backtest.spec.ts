import assert from 'node:assert/strict'
import { test } from 'node:test'
import { staffingBacktest } from './staffing_backtest.ts'

test('people planned by the forecast against people needed by what came', () => {
  const test = {
    forecast: Float64Array.of(40, 40, 20, NaN, 10),
    actual: Float64Array.of(39, 90, 5, 50, NaN),
  }
  const peopleFor = (units: Float64Array): number[] => Array.from(units, (value) => Math.ceil(value / 20))
  assert.deepEqual(staffingBacktest(test, peopleFor, 30), {
    requiredHours: 4,
    plannedHours: 2.5,
    underHours: 1.5,
    overHours: 0,
    share: 0.625,
    peakGap: 3,
  })
})
