import type { EntryDraft, EntryOperation, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { addDays, daysBetween } from './calendar.ts'
import { unassignedRowId } from './cell_model.ts'
import { draftOf } from './entry_draft.ts'
import { planCreate, planUpdate } from './plan_operations.ts'
import type { CellRef, GridOrder } from './selection.ts'

/** A block of shifts with their distances to its top left corner. */
export type Clipboard = { items: { rowStep: number; dayStep: number; draft: EntryDraft }[] }
export type Pasted = {
  operations: EntryOperation[]
  /** Shifts that would have landed outside the grid. */ dropped: number
}

const rowOf = (entry: ScheduleEntry): string => entry.employeeId ?? unassignedRowId

export function copyBlock(entries: readonly ScheduleEntry[], { rowIds }: GridOrder): Clipboard | null {
  if (entries.length === 0) return null
  const top = Math.min(...entries.map((entry) => rowIds.indexOf(rowOf(entry))))
  const left = entries.map((entry) => entry.day).reduce((a, b) => (a < b ? a : b))
  return {
    items: entries.map((entry) => ({
      rowStep: rowIds.indexOf(rowOf(entry)) - top,
      dayStep: daysBetween(left, entry.day),
      draft: { ...draftOf(entry), locked: false },
    })),
  }
}

/** Puts the block with its corner on `at`. */
export function pasteBlock({ items }: Clipboard, at: CellRef, order: GridOrder): Pasted {
  const top = order.rowIds.indexOf(at.rowId)
  const lastDay = order.days.at(-1)!
  const operations: EntryOperation[] = []
  for (const { rowStep, dayStep, draft } of items) {
    const rowId = order.rowIds[top + rowStep]
    const day = addDays(at.day, dayStep)
    if (rowId === undefined || day > lastDay) continue
    operations.push(planCreate({ ...draft, employeeId: rowId === unassignedRowId ? null : rowId, day }))
  }
  return { operations, dropped: items.length - operations.length }
}

/** Ctrl+Shift+V: existing shifts take over the copied times and breaks, in turn, and keep everything else. */
export function pasteTimes({ items }: Clipboard, targets: readonly ScheduleEntry[]): EntryOperation[] {
  return targets
    .filter((target) => !target.locked)
    .map((target, index) => {
      const { start, end, breaks } = items[index % items.length]!.draft
      return planUpdate(target, { start, end, breaks: breaks ?? [] })
    })
}
