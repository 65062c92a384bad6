import { describe, expect, test } from 'vitest'
import { buildCells, tallest, unassignedRowId, withProposal, type CellModelInput } from './cell_model.ts'
import { entry, person, waitingRequest } from './sample.ts'

const input = (given: Partial<CellModelInput>): CellModelInput => ({
  range: { from: '2026-11-16', until: '2026-11-23' },
  people: [person({ id: 'anna' }), person({ id: 'piotr' })],
  entries: [],
  ...given,
})
const kinds = (given: Partial<CellModelInput>, rowId: string, day: string) =>
  buildCells(input(given))
    .get(rowId)!
    [day]!.items.map(({ kind, mark }) => (mark ? `${kind}:${mark}` : kind))

test('every person has every day, and unassigned shifts have a row', () => {
  const cells = buildCells(input({ entries: [entry({ id: 'open', employeeId: null })] }))
  expect([...cells.keys()]).toEqual([unassignedRowId, 'anna', 'piotr'])
  expect(Object.keys(cells.get('anna')!)).toHaveLength(7)
  expect(cells.get(unassignedRowId)!['2026-11-16']!.items).toHaveLength(1)
})

describe('night shifts', () => {
  const night = entry({ id: 'night', start: '22:00', end: '06:00' })
  test('leave a stub on the next day', () => {
    expect(kinds({ entries: [night] }, 'anna', '2026-11-16')).toEqual(['shift'])
    expect(kinds({ entries: [night] }, 'anna', '2026-11-17')).toEqual(['stub'])
  })
  test('ending at midnight leaves none', () =>
    expect(
      kinds({ entries: [entry({ id: 'late', start: '16:00', end: '00:00' })] }, 'anna', '2026-11-17')
    ).toEqual([]))
  test('of the last day shown do not spill over', () => {
    const cells = buildCells(input({ entries: [{ ...night, day: '2026-11-22' }] }))
    expect(Object.keys(cells.get('anna')!)).not.toContain('2026-11-23')
  })
})

test('a stub comes first, then absences, then shifts by start', () => {
  const entries = [
    entry({ id: 'b', day: '2026-11-17', start: '14:00', end: '18:00' }),
    entry({ id: 'a', day: '2026-11-17', start: '07:00', end: '11:00' }),
    entry({ id: 'half', type: 4, day: '2026-11-17', start: '11:00', end: '13:00' }),
    entry({ id: 'night', start: '22:00', end: '06:00' }),
  ]
  const cells = buildCells(input({ entries })).get('anna')!['2026-11-17']!
  expect(cells.items.map((item) => item.entry.id)).toEqual(['night', 'half', 'a', 'b'])
})

test('availability marks the corner instead of taking room', () => {
  const cells = buildCells(input({ entries: [entry({ id: 'a', type: 8, availability: 'unavailable' })] }))
  const cell = cells.get('anna')!['2026-11-16']!
  expect(cell.items).toEqual([])
  expect(cell.availability).toHaveLength(1)
})

describe('a proposal over the grid', () => {
  const proposal = (from: string | null, to: string | null) => new Map([['s', { from, to }]])
  test('puts an open shift with its person, and nothing stays open', () => {
    const given = { entries: [entry({ id: 's', employeeId: null })], proposal: proposal(null, 'anna') }
    expect(kinds(given, 'anna', '2026-11-16')).toEqual(['shift:new'])
    expect(kinds(given, unassignedRowId, '2026-11-16')).toEqual([])
  })
  test('shows a moved shift at both ends', () => {
    const given = { entries: [entry({ id: 's' })], proposal: proposal('anna', 'piotr') }
    expect(kinds(given, 'anna', '2026-11-16')).toEqual(['shift:leaving'])
    expect(kinds(given, 'piotr', '2026-11-16')).toEqual(['shift:moved'])
  })
})

test('the morning after a night shift goes with it', () => {
  const entries = [entry({ id: 's', start: '22:00', end: '06:00' })]
  const given = { entries, proposal: new Map([['s', { from: 'anna', to: 'piotr' }]]) }
  expect(kinds(given, 'anna', '2026-11-17')).toEqual([])
  expect(kinds(given, 'piotr', '2026-11-17')).toEqual(['stub:moved'])
})

test('hours under review count where the proposal puts them', () => {
  const entries = [entry({ id: 's', employeeId: null }), entry({ id: 'kept' })]
  const proposed = withProposal(entries, new Map([['s', { from: null, to: 'piotr' }]]))
  expect(proposed.map(({ employeeId }) => employeeId)).toEqual(['piotr', 'anna'])
  expect(withProposal(entries, undefined)).toBe(entries)
})

test('unchanged cells and rows keep their identity', () => {
  const first = entry({ id: 'a' })
  const before = buildCells(input({ entries: [first] }))
  const after = buildCells(input({ entries: [first, entry({ id: 'b', employeeId: 'piotr' })] }), before)
  expect(after.get('anna')).toBe(before.get('anna'))
  expect(after.get('piotr')).not.toBe(before.get('piotr'))
  expect(after.get('piotr')!['2026-11-17']).toBe(before.get('piotr')!['2026-11-17'])
})

test('an unassigned shift says that it collects claims, and is drawn again with each', () => {
  const entries = [entry({ id: 'a', employeeId: null }), entry({ id: 'b' })]
  const open = (claims: number) => ({ id: 'o', entryId: 'a', closesAt: '2026-11-15T08:00:00Z', claims })
  const collecting = (one: ReturnType<typeof open>) =>
    new Map([
      ['a', one],
      ['b', one],
    ])
  const [first, second] = [open(0), open(1)]
  const before = buildCells(input({ entries, collecting: collecting(first) }))
  expect(before.get(unassignedRowId)!['2026-11-16']!.items[0]!.open).toBe(first)
  expect(before.get('anna')!['2026-11-16']!.items[0]!.open).toBeUndefined()
  const same = buildCells(input({ entries, collecting: collecting(first) }), before)
  expect(same.get(unassignedRowId)).toBe(before.get(unassignedRowId))
  const after = buildCells(input({ entries, collecting: collecting(second) }), before)
  expect(after.get(unassignedRowId)!['2026-11-16']!.items[0]!.open).toBe(second)
})

test('the fullest cell decides how tall a row is', () => {
  const entries = ['a', 'b', 'c'].map((id) => entry({ id }))
  const cells = buildCells(input({ entries })).get('anna')!
  expect(tallest(cells)).toEqual({ cards: 3, small: 0, marked: false })
})

test('leave over a shift takes a line of its own, alone it fills the cell', () => {
  const leave = entry({ id: 'leave', type: 1, fullDay: true, start: '00:00', end: '00:00' })
  const tall = (...entries: ReturnType<typeof entry>[]) =>
    tallest(buildCells(input({ entries })).get('anna')!)
  expect(tall(leave)).toMatchObject({ cards: 0, small: 0 })
  expect(tall(leave, entry({ id: 'a' }))).toMatchObject({ cards: 1, small: 1 })
})

test('an availability needs room below what is planned, and none in an empty cell', () => {
  const wish = entry({ id: 'wish', type: 8, availability: 'preferred' })
  const marked = (...entries: ReturnType<typeof entry>[]) =>
    tallest(buildCells(input({ entries })).get('anna')!).marked
  expect(marked(wish)).toBe(false)
  expect(marked(wish, entry({ id: 'a' }))).toBe(true)
})

describe('requests without a decision', () => {
  const asked = waitingRequest({ id: 'r', days: ['2026-11-17', '2026-11-18', '2026-11-30'] })
  const waitingOn = (cells: ReturnType<typeof buildCells>, day: string, rowId = 'anna') =>
    cells.get(rowId)![day]!.waiting.map(({ id }) => id)

  test('stand on the days they take time of, in the row of the person alone', () => {
    const cells = buildCells(input({ waiting: [asked, waitingRequest({ id: 'x', employeeId: 'gone' })] }))
    expect(waitingOn(cells, '2026-11-16')).toEqual([])
    expect(waitingOn(cells, '2026-11-18')).toEqual(['r'])
    expect(waitingOn(cells, '2026-11-18', 'piotr')).toEqual([])
    expect(cells.has('gone')).toBe(false)
  })
  test('need a line beside what is planned, and above the mark of an availability', () => {
    const wish = entry({ id: 'wish', type: 8, availability: 'preferred', day: '2026-11-17' })
    const cells = buildCells(input({ entries: [wish], waiting: [asked] }))
    expect(tallest(cells.get('anna')!)).toEqual({ cards: 0, small: 1, marked: true })
  })
  test('are drawn again once they are decided, and only then', () => {
    const before = buildCells(input({ waiting: [asked] }))
    expect(buildCells(input({ waiting: [asked] }), before).get('anna')).toBe(before.get('anna'))
    expect(waitingOn(buildCells(input({}), before), '2026-11-17')).toEqual([])
  })
})
