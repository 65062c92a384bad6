import type {
  Day,
  EntryDraft,
  EntryOperation,
  ScheduleEntry,
  ShiftBreak,
} from '@shiftloom/backend/contracts/schedule'
import { addDays, daysBetween } from './calendar.ts'
import { draftOf } from './entry_draft.ts'
import type { CellRef } from './selection.ts'
import { uuid7 } from '../../../lib/api/uuid7.ts'

/** Row order matters when several shifts travel together: each keeps its distance to the one that was grabbed. */
export type Move = {
  entries: readonly ScheduleEntry[]
  grabbed: ScheduleEntry
  to: { employeeId: string | null; day: Day }
  /** Rows as shown, null standing for the unassigned row. */
  rows: readonly (string | null)[]
  copy: boolean
  breaksOf?: BreaksOf
}
/** The breaks of a shift that comes to a person without any. */
export type BreaksOf = (shift: EntryDraft) => ShiftBreak[]
export type Plan = {
  operations: EntryOperation[]
  /** Locked shifts that a move left where they were. */ skippedLocked: number
}

/** Moves or copies shifts; what would leave the rows shown stays out, locked shifts are only ever copied. */
export function planMove({ entries, grabbed, to, rows, copy, breaksOf = noBreaks }: Move): Plan {
  const dayStep = daysBetween(grabbed.day, to.day)
  const rowStep = rows.indexOf(to.employeeId) - rows.indexOf(grabbed.employeeId)
  let skippedLocked = 0
  const operations: EntryOperation[] = []
  for (const entry of entries) {
    const row = rows.indexOf(entry.employeeId) + rowStep
    const employeeId = entry === grabbed ? to.employeeId : rows[row]
    if (employeeId === undefined) continue
    const at = { employeeId, day: addDays(entry.day, dayStep) }
    const changes = { ...at, ...breaksWhenHandedOver(entry, at, breaksOf) }
    if (copy) operations.push(planCreate({ ...draftOf(entry), ...changes, locked: false }))
    else if (entry.locked) skippedLocked += 1
    else if (changes.employeeId !== entry.employeeId || changes.day !== entry.day)
      operations.push({ kind: 'update', id: entry.id, version: entry.version, changes })
  }
  return { operations, skippedLocked }
}

const noBreaks: BreaksOf = () => []

/** A person who takes a shift without breaks gets those of a shift planned for them; breaks it has travel with it. */
function breaksWhenHandedOver(
  entry: ScheduleEntry,
  at: { employeeId: string | null; day?: Day },
  breaksOf: BreaksOf
): { breaks?: ShiftBreak[] } {
  if (entry.breaks.length > 0 || at.employeeId === null || at.employeeId === entry.employeeId) return {}
  const breaks = breaksOf({ ...draftOf(entry), ...at })
  return breaks.length > 0 ? { breaks } : {}
}

export const planCreate = (entry: EntryDraft): EntryOperation => ({ kind: 'create', id: uuid7(), entry })

export const planUpdate = (entry: ScheduleEntry, changes: Partial<EntryDraft>): EntryOperation => ({
  kind: 'update',
  id: entry.id,
  version: entry.version,
  changes,
})

export const planDelete = (entries: readonly ScheduleEntry[]): EntryOperation[] =>
  entries
    .filter((entry) => entry.state !== 'removed')
    .map(({ id, version }) => ({ kind: 'delete' as const, id, version }))

/** Locks all, or unlocks all when every one is locked already. */
export function planLock(entries: readonly ScheduleEntry[]): EntryOperation[] {
  const locked = !entries.every((entry) => entry.locked)
  return entries.filter((entry) => entry.locked !== locked).map((entry) => planUpdate(entry, { locked }))
}

export function planAssign(
  entries: readonly ScheduleEntry[],
  employeeId: string | null,
  breaksOf: BreaksOf = noBreaks
): Plan {
  const free = entries.filter((entry) => !entry.locked)
  const moving = free.filter((entry) => entry.employeeId !== employeeId)
  return {
    operations: moving.map((entry) =>
      planUpdate(entry, { employeeId, ...breaksWhenHandedOver(entry, { employeeId }, breaksOf) })
    ),
    skippedLocked: entries.length - free.length,
  }
}

/** Ctrl+D: repeats the shifts of the leftmost selected day of each row over the rest of the row's selected days. */
export function planFillRight(
  cells: readonly CellRef[],
  entries: readonly ScheduleEntry[],
  rowIdOf: (entry: ScheduleEntry) => string
): EntryOperation[] {
  const daysByRow = new Map<string, Day[]>()
  for (const { rowId, day } of cells) daysByRow.set(rowId, [...(daysByRow.get(rowId) ?? []), day])
  return [...daysByRow].flatMap(([rowId, days]) => {
    const [first, ...rest] = days.toSorted()
    const pattern = entries.filter((entry) => rowIdOf(entry) === rowId && entry.day === first)
    return rest.flatMap((day) =>
      pattern.map((entry) => planCreate({ ...draftOf(entry), day, locked: false }))
    )
  })
}
