import type { StoredEntry } from '#app/scheduling/entries/entry'
import { scheduleEntryTypes } from '#contracts/enums'
import type { EntryOperation } from '#contracts/schedule'
import type { SwapShift } from '#contracts/swaps'

/** The shift as a swap keeps it. */
export const swapShiftOf = ({ id, day, start, end, locationId, positionId }: StoredEntry): SwapShift => ({
  ...{ entryId: id, day, start, end, locationId, positionId },
})

/** A shift of the person that staff see as it is planned, that is not locked and has not begun. */
export const canBeSwapped = (entry: StoredEntry | undefined, employeeId: string): entry is StoredEntry =>
  entry !== undefined &&
  !entry.deleted &&
  !entry.locked &&
  entry.type === scheduleEntryTypes.shift &&
  entry.employeeId === employeeId &&
  entry.state === 'published' &&
  Date.parse(entry.startsAt) > Date.now()

/** The entry is still the person's, and the shift that the swap is about. */
export const isStill = (shift: SwapShift, entry: StoredEntry | undefined, employeeId: string): boolean =>
  canBeSwapped(entry, employeeId) &&
  (['day', 'start', 'end', 'locationId', 'positionId'] as const).every((key) => entry[key] === shift[key])

type Exchange = { given: StoredEntry; to: string; back: StoredEntry | null; requesterId: string }

/** What a swap does to the schedule. */
export const operationsOf = ({ given, to, back, requesterId }: Exchange): EntryOperation[] => [
  { kind: 'update', id: given.id, version: given.version, changes: { employeeId: to } },
  ...(back
    ? [
        {
          ...{ kind: 'update' as const, id: back.id, version: back.version },
          changes: { employeeId: requesterId },
        },
      ]
    : []),
]
