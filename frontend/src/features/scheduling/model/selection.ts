import type { Day, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { cellKey, type Cells } from './cell_model.ts'

export type CellRef = { rowId: string; day: Day }
/** Cells and single shifts together, like in a spreadsheet; the anchor is where a Shift range starts. */
export type Selection = { anchor: CellRef | null; cells: ReadonlySet<string>; entries: ReadonlySet<string> }
/** The order rows and days are shown in. */
export type GridOrder = { rowIds: readonly string[]; days: readonly Day[] }

export const nothingSelected: Selection = { anchor: null, cells: new Set(), entries: new Set() }
const only = (
  anchor: CellRef | null,
  cells: Iterable<string>,
  entries: Iterable<string> = []
): Selection => ({
  anchor,
  cells: new Set(cells),
  entries: new Set(entries),
})
export const selectCell = (ref: CellRef): Selection => only(ref, [cellKey(ref.rowId, ref.day)])
export const selectEntry = (ref: CellRef, entryId: string): Selection => only(ref, [], [entryId])

const toggled = (set: ReadonlySet<string>, item: string): Set<string> => {
  const next = new Set(set)
  if (!next.delete(item)) next.add(item)
  return next
}
export const toggleCell = (selection: Selection, ref: CellRef): Selection => ({
  ...selection,
  anchor: ref,
  cells: toggled(selection.cells, cellKey(ref.rowId, ref.day)),
})
export const toggleEntry = (selection: Selection, ref: CellRef, entryId: string): Selection => ({
  ...selection,
  anchor: ref,
  entries: toggled(selection.entries, entryId),
})

/** The rectangle from the anchor to `ref`, both corners in; the anchor stays. */
export function extendTo(selection: Selection, ref: CellRef, order: GridOrder): Selection {
  const anchor = selection.anchor ?? ref
  const rows = between(order.rowIds, anchor.rowId, ref.rowId)
  const days = between(order.days, anchor.day, ref.day)
  return only(
    anchor,
    rows.flatMap((rowId) => days.map((day) => cellKey(rowId, day)))
  )
}

export const selectRow = (rowId: string, { days }: GridOrder): Selection =>
  only(
    { rowId, day: days[0]! },
    days.map((day) => cellKey(rowId, day))
  )
export const selectColumn = (day: Day, { rowIds }: GridOrder): Selection =>
  only(
    rowIds[0] ? { rowId: rowIds[0], day } : null,
    rowIds.map((rowId) => cellKey(rowId, day))
  )
export const selectAll = ({ rowIds, days }: GridOrder): Selection =>
  rowIds[0] && days[0]
    ? only(
        { rowId: rowIds[0], day: days[0] },
        rowIds.flatMap((rowId) => days.map((day) => cellKey(rowId, day)))
      )
    : nothingSelected

function between<T>(list: readonly T[], a: T, b: T): readonly T[] {
  const [first, last] = [list.indexOf(a), list.indexOf(b)].sort((x, y) => x - y) as [number, number]
  return first < 0 ? [b] : list.slice(first, last + 1)
}

/** Every shift the selection covers, each once; stubs, ghosts of a proposal and faded shifts are left alone. */
export function selectedShifts(selection: Selection, cells: ReadonlyMap<string, Cells>): ScheduleEntry[] {
  const found = new Map<string, ScheduleEntry>()
  for (const row of cells.values())
    for (const cell of Object.values(row))
      for (const { kind, entry, mark, faded } of cell.items) {
        if (kind !== 'shift' || mark === 'leaving' || faded || entry.state === 'removed') continue
        if (selection.entries.has(entry.id) || selection.cells.has(cell.key)) found.set(entry.id, entry)
      }
  return [...found.values()]
}
