import { describe, expect, test } from 'vitest'
import { buildCells } from './cell_model.ts'
import { entry, person } from './sample.ts'
import {
  extendTo,
  nothingSelected,
  selectAll,
  selectCell,
  selectColumn,
  selectEntry,
  selectRow,
  selectedShifts,
  toggleCell,
  toggleEntry,
} from './selection.ts'

const order = { rowIds: ['unassigned', 'anna', 'piotr'], days: ['2026-11-16', '2026-11-17', '2026-11-18'] }
const at = (rowId: string, day: string) => ({ rowId, day })

describe('a range with Shift', () => {
  test('spans the rectangle whichever corner comes first', () => {
    const down = extendTo(selectCell(at('unassigned', '2026-11-17')), at('anna', '2026-11-18'), order)
    const up = extendTo(selectCell(at('anna', '2026-11-18')), at('unassigned', '2026-11-17'), order)
    expect([...down.cells].sort()).toEqual([...up.cells].sort())
    expect(down.cells.size).toBe(4)
  })
  test('grows and shrinks from the same anchor', () => {
    const wide = extendTo(selectCell(at('anna', '2026-11-16')), at('piotr', '2026-11-18'), order)
    expect(wide.cells.size).toBe(6)
    expect(extendTo(wide, at('anna', '2026-11-17'), order).cells.size).toBe(2)
  })
})

test('Ctrl adds and takes away one cell or one shift', () => {
  const cell = at('anna', '2026-11-16')
  const twice = toggleCell(toggleCell(nothingSelected, cell), at('piotr', '2026-11-16'))
  expect(twice.cells.size).toBe(2)
  expect([...toggleCell(twice, cell).cells]).toEqual(['piotr|2026-11-16'])
  expect([...toggleEntry(selectEntry(cell, 'a'), cell, 'b').entries]).toEqual(['a', 'b'])
  expect(toggleEntry(selectEntry(cell, 'a'), cell, 'a').entries.size).toBe(0)
})

test('whole rows, columns and everything in view', () => {
  expect(selectRow('anna', order).cells.size).toBe(3)
  expect([...selectColumn('2026-11-17', order).cells]).toEqual([
    'unassigned|2026-11-17',
    'anna|2026-11-17',
    'piotr|2026-11-17',
  ])
  expect(selectAll(order).cells.size).toBe(9)
})

describe('the shifts of a selection', () => {
  const entries = [
    entry({ id: 'a' }),
    entry({ id: 'b', start: '17:00', end: '20:00' }),
    entry({ id: 'night', start: '22:00', end: '06:00' }),
    entry({ id: 'gone', state: 'removed' }),
    entry({ id: 'leave', type: 1, fullDay: true }),
    entry({ id: 'other', positionId: 'kitchen' }),
  ]
  const cells = buildCells({
    range: { from: '2026-11-16', until: '2026-11-19' },
    people: [person({ id: 'anna' })],
    entries,
    isFaded: (one) => one.positionId === 'kitchen',
  })
  const ids = (selection: Parameters<typeof selectedShifts>[0]) =>
    selectedShifts(selection, cells).map(({ id }) => id)

  test('of a cell are its own, without absences, ghosts and faded ones', () =>
    expect(ids(selectCell(at('anna', '2026-11-16')))).toEqual(['a', 'b', 'night']))
  test('do not include the stub of last night', () =>
    expect(ids(selectCell(at('anna', '2026-11-17')))).toEqual([]))
  test('are counted once when cell and shift are both selected', () =>
    expect(ids(toggleEntry(selectCell(at('anna', '2026-11-16')), at('anna', '2026-11-16'), 'a'))).toEqual([
      'a',
      'b',
      'night',
    ]))
})
