import assert from 'node:assert/strict'
import test from 'node:test'
import { cutAt, minutesIn, runOf, sliceOf } from './minute_runs.ts'

const minute = 60_000

test('a period has the minutes that begin in it', () => {
  assert.deepEqual(runOf({ start: 0, end: 3 * minute }), { start: 0, count: 3 })
  assert.equal(runOf({ start: 30_000, end: 2 * minute }).count, 2)
  assert.equal(runOf({ start: minute, end: minute }).count, 0)
})

test('a run is cut before the first minute that begins at the instant or later', () => {
  const run = { start: 0, count: 3 }
  const counts = (instant: number) => cutAt(run, instant).map(({ count }) => count)
  assert.deepEqual([-minute, 0, 1, minute, 3 * minute, Infinity].map(counts), [
    ...[
      [0, 3],
      [0, 3],
      [1, 2],
      [1, 2],
    ],
    ...[
      [3, 0],
      [3, 0],
    ],
  ])
  assert.equal(cutAt(run, minute)[1].start, minute)
})

test('minutes are taken by their place, across runs', () => {
  const runs = [
    { start: 0, count: 3 },
    { start: 10 * minute, count: 4 },
  ]
  assert.deepEqual(sliceOf(runs, 2, 5), [
    { start: 2 * minute, count: 1 },
    { start: 10 * minute, count: 2 },
  ])
  assert.deepEqual(sliceOf(runs, 5), [{ start: 12 * minute, count: 2 }])
  assert.deepEqual(sliceOf(runs, 7), [])
  assert.equal(minutesIn(sliceOf(runs, 0)), 7)
})
