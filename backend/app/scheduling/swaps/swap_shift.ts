import { newId } from '#app/core/models/new_id'
import type { StoredEntry } from '#app/scheduling/entries/entry'
import { scheduleEntryTypes } from '#contracts/enums'
import type { EntryOperation } from '#contracts/schedule'
import { splitShift } from '#app/scheduling/swaps/split_shift'
import type { SwapPart, SwapShift } from '#contracts/swaps'

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

type Exchange = {
  given: StoredEntry
  /** Of it; `null`: all. */
  part: SwapPart | null
  to: string
  back: StoredEntry | null
  requesterId: string
}

/**
 * What a swap does to the schedule. A shift of which a part is given is split: the requester keeps the rest of it.
 *
 * @throws scheduling.swap_part
 */
export const operationsOf = ({ given, part, to, back, requesterId }: Exchange): EntryOperation[] => [
  ...(part ? splitting(given, part, to) : [handing(given, to)]),
  ...(back ? [handing(back, requesterId)] : []),
]

const handing = ({ id, version }: StoredEntry, employeeId: string): EntryOperation => ({
  ...{ kind: 'update', id, version, changes: { employeeId } },
})

function splitting(shift: StoredEntry, part: SwapPart, employeeId: string): EntryOperation[] {
  const { id, version, type, locationId, positionId } = shift
  const { given, kept } = splitShift(shift, part)
  return [
    { kind: 'update', id, version, changes: kept },
    { kind: 'create', id: newId(), entry: { type, employeeId, locationId, positionId, ...given } },
  ]
}
