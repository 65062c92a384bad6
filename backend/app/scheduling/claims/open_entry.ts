import type { StoredEntry } from '#app/scheduling/entries/entry'
import { scheduleEntryTypes } from '#contracts/enums'
import type { EntryOperation } from '#contracts/schedule'
import type { SwapShift } from '#contracts/swaps'

/** An unassigned shift that is not locked and has not begun. */
export const canBeOpened = (entry: StoredEntry | undefined): entry is StoredEntry =>
  entry !== undefined &&
  !entry.deleted &&
  !entry.locked &&
  entry.type === scheduleEntryTypes.shift &&
  entry.employeeId === null &&
  Date.parse(entry.startsAt) > Date.now()

/** The entry is still unassigned, and the shift that people claim. */
export const isStillOpen = (shift: SwapShift, entry: StoredEntry | undefined): entry is StoredEntry =>
  canBeOpened(entry) &&
  (['day', 'start', 'end', 'locationId', 'positionId'] as const).every((key) => entry[key] === shift[key])

/** What a claim does to the schedule. */
export const assigning = ({ id, version }: StoredEntry, employeeId: string): EntryOperation[] => [
  { kind: 'update', id, version, changes: { employeeId } },
]
