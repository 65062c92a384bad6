import { expect, test } from 'vitest'
import { blockOf, cellsOf, extended, filledDown, isInside, laid } from './block.ts'

const bounds = { rows: 3, slots: 4 }
const block = { anchor: { row: 1, slot: 2 }, head: { row: 0, slot: 1 } }

test('a block is the same from either corner, and grows within the grid', () => {
  expect(cellsOf(block).map((line) => line.map(({ row, slot }) => [row, slot]))).toEqual([
    [
      [0, 1],
      [0, 2],
    ],
    [
      [1, 1],
      [1, 2],
    ],
  ])
  expect([isInside(block, { row: 0, slot: 2 }), isInside(block, { row: 2, slot: 1 })]).toEqual([true, false])
  expect(extended(block, 'ArrowUp', bounds)!.head).toEqual({ row: 0, slot: 1 })
  expect(extended(block, 'ArrowRight', bounds)!.head).toEqual({ row: 0, slot: 2 })
  expect(extended(block, 'Enter', bounds)).toBeNull()
})

test('filling down copies the first row of a block, and above a single row the one before it', () => {
  const valueOf = ({ row, slot }: { row: number; slot: number }) => row * 10 + slot
  expect(filledDown(block, valueOf)).toEqual([
    [{ row: 1, slot: 1 }, 1],
    [{ row: 1, slot: 2 }, 2],
  ])
  expect(filledDown(blockOf({ row: 2, slot: 3 }), valueOf)).toEqual([[{ row: 2, slot: 3 }, 13]])
  expect(filledDown(blockOf({ row: 0, slot: 3 }), valueOf)).toEqual([])
})

test('what is pasted begins in the first cell; one value fills the block, and what has no room is counted', () => {
  expect(laid([[7]], block, bounds).cells).toHaveLength(4)
  const { cells, left } = laid(
    [
      [1, null],
      [3, 4],
    ],
    blockOf({ row: 2, slot: 3 }),
    bounds
  )
  expect([cells, left]).toEqual([[[{ row: 2, slot: 3 }, 1]], 3])
})
