import type { CollectingShift } from '@shiftloom/backend/contracts/open_shifts'
import type { WaitingRequest } from '@shiftloom/backend/contracts/request_calendar'
import type { Day, ScheduleEntry, SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import { addDays } from './calendar.ts'
import { isOvernight, shapeOf } from './entry_kind.ts'
import type { DayRange } from './view_range.ts'
import { daysOf } from './view_range.ts'

/** Row id of the unassigned shifts. */
export const unassignedRowId = 'unassigned'

/** `leaving` is where a proposal takes the shift from, `new` and `moved` where it puts it. */
type ItemMark = 'leaving' | 'new' | 'moved' | null
export type CellItem = {
  /** `stub` is the part of a night shift that lies on its second day. */
  kind: 'shift' | 'stub' | 'band' | 'half'
  entry: ScheduleEntry
  mark: ItemMark
  /** Outside the position filter: shown for orientation, left alone by bulk actions. */
  faded: boolean
  /** Of an unassigned shift that collects claims. */
  open?: CollectingShift
}
export type Cell = {
  key: string
  rowId: string
  day: Day
  items: CellItem[]
  availability: ScheduleEntry[]
  /** Requests without a decision that would take time of the day. */
  waiting: WaitingRequest[]
}
export type Cells = Record<Day, Cell>
export type ProposedMove = { from: string | null; to: string | null }
export type CellModelInput = {
  range: DayRange
  people: readonly SchedulePerson[]
  entries: readonly ScheduleEntry[]
  /** Entries a proposal would move, by entry id. */
  proposal?: ReadonlyMap<string, ProposedMove>
  isFaded?: (entry: ScheduleEntry) => boolean
  waiting?: readonly WaitingRequest[]
  /** Unassigned shifts that collect claims, by entry id. */
  collecting?: ReadonlyMap<string, CollectingShift>
}

/** The entries as they would be once the proposal is accepted. */
export const withProposal = (
  entries: readonly ScheduleEntry[],
  proposal: ReadonlyMap<string, ProposedMove> | undefined
): readonly ScheduleEntry[] =>
  proposal
    ? entries.map((entry) => {
        const move = proposal.get(entry.id)
        return move ? { ...entry, employeeId: move.to } : entry
      })
    : entries

export const cellKey = (rowId: string, day: Day): string => `${rowId}|${day}`
export function cellOfKey(key: string): { rowId: string; day: Day } {
  const cut = key.lastIndexOf('|')
  return { rowId: key.slice(0, cut), day: key.slice(cut + 1) }
}

/**
 * Cells per row id. Cells whose content is unchanged are taken from `previous`, so identity tells the grid what to draw.
 */
export function buildCells(input: CellModelInput, previous?: ReadonlyMap<string, Cells>): Map<string, Cells> {
  const days = daysOf(input.range)
  const placed = placeEntries(input)
  const rowIds = [unassignedRowId, ...input.people.map((person) => person.id)]
  return new Map(
    rowIds.map((rowId) => {
      const old = previous?.get(rowId)
      const cells = Object.fromEntries(days.map((day) => [day, cellOf(rowId, day, placed, old?.[day])]))
      const same =
        old && Object.keys(old).length === days.length && days.every((day) => cells[day] === old[day])
      return [rowId, same ? old : cells]
    })
  )
}

type Placed = Map<string, Pick<Cell, 'items' | 'availability' | 'waiting'>>

function placeEntries({ entries, proposal, isFaded, waiting = [], collecting }: CellModelInput): Placed {
  const placed: Placed = new Map()
  const at = (rowId: string, day: Day) => {
    const key = cellKey(rowId, day)
    let slot = placed.get(key)
    if (!slot) placed.set(key, (slot = { items: [], availability: [], waiting: [] }))
    return slot
  }
  for (const entry of entries) {
    const shape = shapeOf(entry)
    if (shape === 'mark') {
      if (entry.employeeId) at(entry.employeeId, entry.day).availability.push(entry)
      continue
    }
    const faded = isFaded?.(entry) ?? false
    const open = entry.employeeId ? undefined : collecting?.get(entry.id)
    for (const { rowId, mark } of rowsOf(entry, proposal?.get(entry.id))) {
      at(rowId, entry.day).items.push({ kind: shape, entry, mark, faded, ...(open && { open }) })
      if (shape === 'shift' && isOvernight(entry) && mark !== 'leaving')
        at(rowId, addDays(entry.day, 1)).items.push({ kind: 'stub', entry, mark, faded })
    }
  }
  for (const request of waiting)
    for (const day of request.days) at(request.employeeId, day).waiting.push(request)
  return placed
}

function rowsOf(entry: ScheduleEntry, move: ProposedMove | undefined): { rowId: string; mark: ItemMark }[] {
  if (!move) return [{ rowId: entry.employeeId ?? unassignedRowId, mark: null }]
  const from = { rowId: move.from ?? unassignedRowId, mark: 'leaving' as const }
  const to = { rowId: move.to ?? unassignedRowId, mark: move.from ? ('moved' as const) : ('new' as const) }
  return move.from ? [from, to] : [to]
}

function cellOf(rowId: string, day: Day, placed: Placed, old: Cell | undefined): Cell {
  const key = cellKey(rowId, day)
  const { items, availability, waiting } = placed.get(key) ?? { items: [], availability: [], waiting: [] }
  items.sort(inOrder)
  const isSame =
    old &&
    sameItems(old.items, items) &&
    sameMembers(old.availability, availability) &&
    sameMembers(old.waiting, waiting)
  return isSame ? old : { key, rowId, day, items, availability, waiting }
}

const rank: Record<CellItem['kind'], number> = { stub: 0, band: 1, half: 2, shift: 3 }
const inOrder = (a: CellItem, b: CellItem): number =>
  rank[a.kind] - rank[b.kind] ||
  a.entry.start.localeCompare(b.entry.start) ||
  a.entry.id.localeCompare(b.entry.id)

const sameItems = (a: CellItem[], b: CellItem[]): boolean =>
  a.length === b.length &&
  a.every(({ kind, entry, mark, faded, open }, index) => {
    const other = b[index]!
    const sameEntry = entry === other.entry && open === other.open
    return sameEntry && kind === other.kind && mark === other.mark && faded === other.faded
  })
const sameMembers = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((member, index) => member === b[index])

/** Whether an availability is marked below something that is planned. */
export const isMarked = ({ items, availability, waiting }: Cell): boolean =>
  items.length + waiting.length > 0 && availability.some((entry) => entry.availability !== null)

/** How many full cards and how many flat items the fullest cell of a row holds, and whether a mark needs room below them. */
export function tallest(cells: Cells): { cards: number; small: number; marked: boolean } {
  let most = { cards: 0, small: 0 }
  let marked = false
  for (const cell of Object.values(cells)) {
    const cards = cell.items.filter(({ kind }) => kind === 'shift').length
    // A band alone fills the cell; over a shift it is one more line.
    const isSmall = ({ kind }: CellItem) =>
      kind === 'half' || kind === 'stub' || (kind === 'band' && cards > 0)
    const small = cell.items.filter(isSmall).length + cell.waiting.length
    if (cards * 2 + small > most.cards * 2 + most.small) most = { cards, small }
    marked ||= isMarked(cell)
  }
  return { ...most, marked }
}
