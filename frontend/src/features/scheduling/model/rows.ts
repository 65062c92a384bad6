import type { Day, SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import { tallest, unassignedRowId, type Cells } from './cell_model.ts'
import { hoursOf, type DayCoverage, type SlotCoverage } from './day_coverage.ts'
import { foldedHeightOf, rowHeightOf, type Density } from './density.ts'
import { openLines, type OpenLine } from './open_lines.ts'
import type { DayTotals, PersonTotals, Totals } from './totals.ts'
import type { Grouping } from './url_state.ts'
import { noWarnings, type Tally } from './warning.ts'

export type PersonRow = {
  kind: 'person'
  id: string
  person: SchedulePerson
  cells: Cells
  totals: PersonTotals
  /** Open breaches of the person, those without a shift on the screen included. */
  warnings: Tally
  height: number
}
export type UnassignedRow = {
  kind: 'unassigned'
  id: string
  cells: Cells
  openShifts: number
  openMinutes: number
  /** One for each position while the row is folded; null while every shift is shown. */
  lines: readonly OpenLine[] | null
  /** Whether folding saves any room. */
  folds: boolean
  height: number
}
export type GroupRow = {
  kind: 'group'
  id: string
  name: string
  people: number
  plannedMinutes: number
  collapsed: boolean
  height: number
}
export type FooterRow = {
  kind: 'footer'
  id: string
  byDay: ReadonlyMap<Day, DayTotals>
  grand: Totals['grand']
  people: number
  /** Hours by day of the positions whose need is shown; null where none is. */
  targets: ReadonlyMap<Day, SlotCoverage> | null
  height: number
}
/** People needed and planned, below the days. */
export type CoverageGridRow = {
  kind: 'coverage'
  id: string
  byDay: ReadonlyMap<Day, DayCoverage>
  hours: SlotCoverage
  /** Most people needed or planned at once on any day: what the drawings reach up to. */
  most: number
  halfHours: boolean
  /** Of the position looked at; null: all. */
  positionId: string | null
  height: number
}
export type GridRow = PersonRow | UnassignedRow | GroupRow | FooterRow | CoverageGridRow

export type RowsInput = {
  people: readonly SchedulePerson[]
  cells: ReadonlyMap<string, Cells>
  totals: Totals
  warnings: ReadonlyMap<string, Tally>
  density: Density
  grouping: Grouping
  groupName: (grouping: Grouping, id: string | null) => string
  compare: (a: string, b: string) => number
  collapsed: ReadonlySet<string>
}

/** The rows of people, under group headers when asked; rows that show the same as before keep their identity. */
export function buildRows(input: RowsInput, previous: readonly GridRow[] = []): (PersonRow | GroupRow)[] {
  const old = new Map(previous.map((row) => [row.id, row]))
  const rowOf = (person: SchedulePerson) => personRow(person, input, old.get(person.id))
  if (input.grouping === 'none') return input.people.map(rowOf)
  return groupsOf(input).flatMap(({ id, name, people }) => {
    const collapsed = input.collapsed.has(id)
    const plannedMinutes = people.reduce(
      (sum, person) => sum + (input.totals.byPerson.get(person.id)?.plannedMinutes ?? 0),
      0
    )
    const header: GroupRow = {
      kind: 'group',
      id,
      name,
      people: people.length,
      plannedMinutes,
      collapsed,
      height: 32,
    }
    return [header, ...(collapsed ? [] : people.map(rowOf))]
  })
}

function groupsOf({ people, grouping, groupName, compare }: RowsInput) {
  const groups = new Map<string | null, SchedulePerson[]>()
  for (const person of people) {
    const id = groupIdOf(person, grouping)
    groups.set(id, [...(groups.get(id) ?? []), person])
  }
  return [...groups]
    .map(([id, members]) => ({
      id: `group:${id ?? ''}`,
      none: id === null,
      name: groupName(grouping, id),
      people: members,
    }))
    .sort((a, b) => Number(a.none) - Number(b.none) || compare(a.name, b.name))
}

/** Everybody stands in one group only: their first position or tag, or their main location. */
const groupIdOf = (person: SchedulePerson, grouping: Grouping): string | null =>
  (grouping === 'position'
    ? person.positionIds[0]
    : grouping === 'tag'
      ? person.tagIds[0]
      : (person.mainLocationId ?? person.locationIds[0])) ?? null

function personRow(
  person: SchedulePerson,
  { cells, totals, warnings, density }: RowsInput,
  old: GridRow | undefined
): PersonRow {
  const own = cells.get(person.id)!
  const { cards, small, marked } = tallest(own)
  const row: PersonRow = {
    kind: 'person',
    id: person.id,
    person,
    cells: own,
    totals: totals.byPerson.get(person.id)!,
    warnings: warnings.get(person.id) ?? noWarnings,
    height: rowHeightOf(density, cards, small, marked),
  }
  return old?.kind === 'person' && sameRow(old, row) ? old : row
}

const sameRow = (a: PersonRow, b: PersonRow): boolean =>
  a.person === b.person &&
  a.cells === b.cells &&
  a.warnings.blocks === b.warnings.blocks &&
  a.warnings.alerts === b.warnings.alerts &&
  a.height === b.height &&
  a.totals.plannedMinutes === b.totals.plannedMinutes &&
  a.totals.balance === b.totals.balance

/**
 * The unassigned shifts: one line for each position, so that people have the rest of the screen, or all of them.
 *
 * @param order of positions, by their ids
 */
export function unassignedRow(
  cells: Cells,
  totals: Totals,
  density: Density,
  showsAll: boolean,
  order: (a: string | null, b: string | null) => number
): UnassignedRow {
  const { cards, small } = tallest(cells)
  const lines = openLines(cells).toSorted((a, b) => order(a.positionId, b.positionId))
  const [whole, folded] = [rowHeightOf(density, cards, small), foldedHeightOf(density, lines.length)]
  // A line of text is worth it, a pixel is not.
  const folds = whole - folded > 12
  return {
    kind: 'unassigned',
    id: unassignedRowId,
    cells,
    openShifts: totals.grand.openShifts,
    openMinutes: totals.grand.openMinutes,
    lines: folds && !showsAll ? lines : null,
    folds,
    height: folds && !showsAll ? folded : whole,
  }
}

export const footerRow = (
  totals: Totals,
  people: number,
  targets: FooterRow['targets'] = null
): FooterRow => ({
  ...{ kind: 'footer', id: 'footer', byDay: totals.byDay, grand: totals.grand, people, targets },
  height: 46,
})

/** Row id of the need below the days. */
export const coverageRowId = 'coverage'

type Shown = Pick<CoverageGridRow, 'halfHours' | 'positionId'> & {
  days: readonly Day[]
  coverages: readonly DayCoverage[]
}

export const coverageRow = ({ days, coverages, ...shown }: Shown): CoverageGridRow => ({
  ...{ kind: 'coverage', id: coverageRowId, ...shown, height: 62 },
  byDay: new Map(coverages.map((coverage, at) => [days[at]!, coverage])),
  hours: hoursOf(coverages),
  most: coverages.reduce(
    (most, { slots }) =>
      slots.reduce((one, slot) => Math.max(one, slot.needed, slot.planned, slot.most), most),
    1
  ),
})
