import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cellsOf, spread } from './cells.ts'

const twoDays = { slots: 48, slotMinutes: 60 }
const open = Array.from({ length: 48 }, (_, slot) => (slot % 24 >= 8 && slot % 24 < 20 ? 1 : 0))
const at = (cells: Float64Array, ...slots: number[]): number[] => slots.map((slot) => cells[slot]!)

test('a flow adds up, a level is averaged', () => {
  const records = [
    { minute: 600, value: 3 },
    { minute: 659, value: 5 },
    { minute: 660, value: 1 },
  ]
  assert.deepEqual(at(cellsOf(records, twoDays, { aggregation: 'sum', open }), 10, 11), [8, 1])
  assert.deepEqual(at(cellsOf(records, twoDays, { aggregation: 'mean', open }), 10, 11, 12), [4, 1, NaN])
})
test('nothing sold in an hour of a day that was counted is 0, a day that was not counted is unknown', () => {
  const cells = cellsOf([{ minute: 600, value: 3 }], twoDays, { aggregation: 'sum', open })
  assert.deepEqual(at(cells, 9, 23, 24, 34), [0, 0, NaN, NaN])
})
test('a record while closed does not make the day a counted one', () => {
  const cells = cellsOf([{ minute: 60, value: 3 }], twoDays, { aggregation: 'sum', open })
  assert.deepEqual(at(cells, 1, 10), [3, NaN])
})
test('the hour that clocks skip is not known, though the day was counted', () => {
  const skipped = [{ from: 120, until: 180 }]
  const cells = cellsOf([{ minute: 600, value: 3 }], twoDays, { aggregation: 'sum', open, skipped })
  assert.deepEqual(at(cells, 1, 2, 3), [0, NaN, 0])
})
test('a total of a day follows what its hours usually have', () => {
  assert.deepEqual([...spread(30, [NaN, 1, 2, 0], [1, 1, 1, 1])], [0, 10, 20, 0])
  assert.deepEqual([...spread(30, [NaN, NaN, NaN, NaN], [0, 1, 1, 1])], [0, 10, 10, 10])
})
