import { expect, test } from 'vitest'
import { copyBlock, pasteBlock, pasteTimes } from './clipboard.ts'
import { entry } from './sample.ts'

const order = {
  rowIds: ['unassigned', 'anna', 'piotr', 'lan'],
  days: ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'],
}
const block = copyBlock(
  [
    entry({ id: 'a', locked: true }),
    entry({ id: 'b', employeeId: 'piotr', day: '2026-11-17', start: '14:00', end: '22:00' }),
  ],
  order
)!
const placed = (at: { rowId: string; day: string }) => {
  const { operations, dropped } = pasteBlock(block, at, order)
  return {
    dropped,
    at: operations.map((one) => one.kind === 'create' && [one.entry.employeeId, one.entry.day]),
  }
}

test('nothing selected copies nothing', () => expect(copyBlock([], order)).toBeNull())

test('a block keeps its shape', () =>
  expect(placed({ rowId: 'piotr', day: '2026-11-18' })).toEqual({
    dropped: 0,
    at: [
      ['piotr', '2026-11-18'],
      ['lan', '2026-11-19'],
    ],
  }))

test('on the unassigned row the shifts belong to no one', () =>
  expect(placed({ rowId: 'unassigned', day: '2026-11-16' }).at[0]).toEqual([null, '2026-11-16']))

test('what would fall off the grid is dropped and counted', () => {
  expect(placed({ rowId: 'lan', day: '2026-11-16' })).toEqual({ dropped: 1, at: [['lan', '2026-11-16']] })
  expect(placed({ rowId: 'anna', day: '2026-11-19' }).dropped).toBe(1)
})

test('a pasted shift is never locked', () => {
  const { operations } = pasteBlock(block, { rowId: 'anna', day: '2026-11-16' }, order)
  expect(operations.every((one) => one.kind === 'create' && one.entry.locked === false)).toBe(true)
})

test('paste times touches only times and breaks, in turn, and never a locked shift', () => {
  const targets = [
    entry({ id: 'x' }),
    entry({ id: 'l', locked: true }),
    entry({ id: 'y' }),
    entry({ id: 'z' }),
  ]
  expect(pasteTimes(block, targets)).toEqual([
    { kind: 'update', id: 'x', version: 1, changes: { start: '08:00', end: '16:00', breaks: [] } },
    { kind: 'update', id: 'y', version: 1, changes: { start: '14:00', end: '22:00', breaks: [] } },
    { kind: 'update', id: 'z', version: 1, changes: { start: '08:00', end: '16:00', breaks: [] } },
  ])
})
