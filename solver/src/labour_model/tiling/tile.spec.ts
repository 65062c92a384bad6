import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tile } from '../tiling.ts'

const fourToEight = { minimumSlots: 4, maximumSlots: 8, startEverySlots: 1 }

test('an even need becomes whole shifts without waste, as long as they may be', () =>
  assert.deepEqual(tile(new Array<number>(16).fill(2), fourToEight), [
    { from: 0, until: 8 },
    { from: 0, until: 8 },
    { from: 8, until: 16 },
    { from: 8, until: 16 },
  ]))
test('a short peak is covered by the shortest shift', () => {
  const [only, ...others] = tile([0, 0, 0, 1, 0, 0, 0, 0], fourToEight)
  assert.equal(others.length, 0)
  assert.equal(only!.until - only!.from, 4)
})
test('a need at the end of the day is met by a shift that starts earlier', () =>
  assert.deepEqual(tile([0, 0, 0, 0, 0, 0, 0, 1], fourToEight), [{ from: 4, until: 8 }]))
test('shifts start on the grid', () =>
  assert.deepEqual(tile([0, 1, 1, 1, 1, 1, 0, 0], { ...fourToEight, startEverySlots: 2 }), [
    { from: 0, until: 6 },
  ]))
test('no one is put where the place is closed', () => {
  const open = [1, 1, 1, 1, 0, 1, 1, 1]
  assert.deepEqual(tile([1, 0, 0, 0, 0, 0, 0, 1], { ...fourToEight, open }), [{ from: 0, until: 4 }])
})
test('a night shift passes the end of a row that repeats', () => {
  const need = [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]
  assert.deepEqual(tile(need, { ...fourToEight, cyclic: true }), [{ from: 10, until: 14 }])
})
