import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearShifts } from './near_shifts.ts'

const two = { from: '2026-11-02', until: '2026-11-04' }
const at = (...places: string[]) => places.map((locationId) => ({ locationId }))

test('shifts of a small plan are near each other in time, wherever they are', () => {
  const { order, placeOf, endOf } = nearShifts(two, at('a', 'b', 'a', 'b'), 2)
  assert.deepEqual([...order], [0, 1, 2, 3])
  assert.deepEqual([...placeOf], [0, 1, 2, 3])
  assert.deepEqual([...endOf], [4, 4, 4, 4])
})

test('where more begin on a day than are looked at, those of the same location are', () => {
  const { order, placeOf, endOf } = nearShifts(two, at('a', 'b', 'a', 'b', 'b'), 2)
  assert.deepEqual([...order], [0, 2, 1, 3, 4])
  assert.deepEqual([...placeOf], [0, 2, 1, 3, 4])
  assert.deepEqual([...endOf], [2, 5, 2, 5, 5])
  assert.deepEqual([...nearShifts(two, [], 2).order], [])
})
