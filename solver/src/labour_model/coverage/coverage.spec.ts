import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coverageByDay, coverageBySlot, coverageOf, together } from './coverage.ts'
import { presenceOf } from './presence.ts'

const need = [2, 2, 3, 3, 4, 4, 3, 2]
const present = [2, 3, 3, 3, 3, 4, 4, 2]
const near = (actual: number, expected: number): void =>
  assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} is not ${expected}`)

test('twenty-two of twenty-three hours are covered: one under, two over', () => {
  const { share, ...hours } = coverageOf(need, present, 60)
  assert.deepEqual(hours, { requiredHours: 23, plannedHours: 24, underHours: 1, overHours: 2 })
  near(share, 22 / 23)
})
test('quarter hours are quarters of hours', () => assert.equal(coverageOf(need, present, 15).overHours, 0.5))
test('no need is wholly covered', () => assert.equal(coverageOf([0, 0], [0, 1], 60).share, 1))
test('each slot tells its gap or its surplus', () =>
  assert.deepEqual(coverageBySlot([3, 1], [1.5, 2]), [
    { required: 3, planned: 1.5, gap: 1.5, surplus: 0 },
    { required: 1, planned: 2, gap: 0, surplus: 1 },
  ]))
test('days add up to the whole', () => {
  const days = coverageByDay(need, present, { slotMinutes: 60, slotsPerDay: 4 })
  assert.deepEqual(
    days.map(({ underHours, overHours }) => [underHours, overHours]),
    [
      [0, 1],
      [1, 1],
    ]
  )
  assert.deepEqual(together(days), coverageOf(need, present, 60))
})
test('a surplus in one position fills no gap in another', () => {
  const both = together([coverageOf([1], [2], 60), coverageOf([1], [0], 60)])
  assert.deepEqual([both.underHours, both.overHours, both.share], [1, 1, 0.5])
})

const halfHours = { slots: 6, slotMinutes: 30, firstMinute: 480 }
test('people are counted for the part of a slot they are there, and not on unpaid breaks', () => {
  const planned = [
    { from: 480, until: 600, unpaidBreaks: [{ from: 525, until: 555 }] },
    { from: 570, until: 900, unpaidBreaks: [] },
  ]
  assert.deepEqual([...presenceOf(planned, halfHours)], [1, 0.5, 0.5, 2, 1, 1])
})
test('work before and after the row does not count', () => {
  const planned = [
    { from: 300, until: 480, unpaidBreaks: [] },
    { from: 0, until: 510, unpaidBreaks: [] },
    { from: 660, until: 700, unpaidBreaks: [] },
  ]
  assert.deepEqual([...presenceOf(planned, halfHours)], [1, 0, 0, 0, 0, 0])
})
