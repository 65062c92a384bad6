import { expect, test } from 'vitest'
import { buildCells } from './cell_model.ts'
import { isBeneath } from './open_lines.ts'
import { buildRows, unassignedRow, type RowsInput } from './rows.ts'
import { entry, person } from './sample.ts'
import { totalsOf } from './totals.ts'

const week = { from: '2026-11-16', until: '2026-11-23' }
const people = [
  person({ id: 'anna', positionIds: ['till', 'kitchen'] }),
  person({ id: 'piotr', positionIds: ['kitchen'] }),
  person({ id: 'lan', positionIds: [] }),
]
const input = (
  entries: ReturnType<typeof entry>[],
  given: Partial<RowsInput> = {},
  before?: RowsInput
): RowsInput => ({
  people,
  cells: buildCells({ range: week, people, entries }, before?.cells),
  totals: totalsOf(week, people, entries, new Set()),
  warnings: new Map(),
  density: 'card',
  grouping: 'none',
  groupName: (_, id) => id ?? 'a group of the rest',
  compare: (a, b) => a.localeCompare(b),
  collapsed: new Set(),
  ...given,
})
const ids = (given: RowsInput) => buildRows(given).map(({ id }) => id)

test('people stand once, in their first group, and those without one last', () =>
  expect(ids(input([], { grouping: 'position' }))).toEqual([
    'group:kitchen',
    'piotr',
    'group:till',
    'anna',
    'group:',
    'lan',
  ]))

test('a collapsed group keeps its header, its number of people and their hours', () => {
  const given = input([entry({ id: 'a', employeeId: 'piotr' })], {
    grouping: 'position',
    collapsed: new Set(['group:kitchen']),
  })
  const rows = buildRows(given)
  expect(rows.map(({ id }) => id)).not.toContain('piotr')
  expect(rows[0]).toMatchObject({ kind: 'group', people: 1, plannedMinutes: 480, collapsed: true })
})

test('a row is drawn again only when something in it changed', () => {
  const entries = [entry({ id: 'a' }), entry({ id: 'b', employeeId: 'piotr' })]
  const first = input(entries)
  const before = buildRows(first)
  const after = buildRows(input([entries[0]!, { ...entries[1]!, workMinutes: 60 }], {}, first), before)
  expect(after[0]).toBe(before[0])
  expect(after[1]).not.toBe(before[1])
})

test('a row tells how much is open in it, and is drawn again only when that changes', () => {
  const given = input([entry({ id: 'a' })])
  const counted = (alerts: number) => ({ ...given, warnings: new Map([['anna', { blocks: 1, alerts }]]) })
  const before = buildRows(counted(2))
  expect(before[0]).toMatchObject({ warnings: { blocks: 1, alerts: 2 } })
  expect(before[1]).toMatchObject({ warnings: { blocks: 0, alerts: 0 } })
  expect(buildRows(counted(2), before)[0]).toBe(before[0])
  expect(buildRows(counted(3), before)[0]).not.toBe(before[0])
})

const byId = (a: string | null, b: string | null) => String(a).localeCompare(String(b))
const openRow = (given: RowsInput, showsAll = false) =>
  unassignedRow(given.cells.get('unassigned')!, given.totals, given.density, showsAll, byId)

test('the unassigned row has one line for each position until it is opened', () => {
  const open = Array.from({ length: 7 }, (_, index) =>
    entry({ id: `o${index}`, employeeId: null, positionId: index < 5 ? 'till' : 'kitchen' })
  )
  const given = input(open)
  const folded = openRow(given)
  expect(folded.lines?.map(({ positionId }) => positionId)).toEqual(['kitchen', 'till'])
  expect(folded.lines?.map(({ byDay }) => byDay.get('2026-11-16')?.length)).toEqual([2, 5])
  expect(folded).toMatchObject({ openShifts: 7, openMinutes: 3360, folds: true })
  const opened = openRow(given, true)
  expect(opened.lines).toBeNull()
  expect(folded.height).toBeLessThan(opened.height)
})

test('where folding saves no room every shift is shown', () => {
  const row = openRow(input([entry({ id: 'a', employeeId: null })]))
  expect(row).toMatchObject({ lines: null, folds: false })
})

test('what lies beneath another shift of a folded row is known', () => {
  const [first, second] = [entry({ id: 'a', employeeId: null }), entry({ id: 'b', employeeId: null })]
  const { lines } = openRow(input([first, second]))
  expect(isBeneath(lines, first)).toBe(false)
  expect(isBeneath(lines, second)).toBe(true)
})
