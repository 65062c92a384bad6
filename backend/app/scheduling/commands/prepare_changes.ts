import { database } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import type { EntryDraft, EntryOperation, EntrySource } from '#contracts/schedule'
import { contentOf, plannedContent, wireEntry } from '#app/scheduling/entries/entry'
import type { EntryChange, EntryContent, StoredEntry } from '#app/scheduling/entries/entry'
import { timesOf } from '#app/scheduling/entries/entry_times'
import { isShiftType, isWork } from '#app/scheduling/people/work_types'
import { locationsById, requireLocation, type ScopeLocation } from '#app/scheduling/scope/locations_in_scope'
import { scheduleEntryTypes } from '#contracts/enums'

type Places = Map<string, ScopeLocation>

/**
 * Turns what a planner wrote into what each entry was and becomes.
 *
 * @param groupId what new entries have in common
 * @throws core.not_found for a location or position that does not exist
 * @throws core.forbidden for a location the planner may not touch
 * @throws core.stale_version with `current` when the entry was changed since
 * @throws scheduling.entry_gone with `entryIds`, those that are not planned any more
 * @throws scheduling.entry_locked
 * @throws scheduling.entry_of_request
 * @throws scheduling.position_hidden for a shift that comes to a position not offered in the schedule
 */
export async function prepareChanges(
  operations: EntryOperation[],
  present: Map<string, StoredEntry>,
  source: EntrySource,
  groupId: string | null = null
): Promise<EntryChange[]> {
  requirePlanned(operations, present)
  const places = await locationsById(locationsNamed(operations, present))
  await requirePositions(operations, present)
  return operations.map((operation) => {
    const change = changeOf(operation, present, places, { source, groupId })
    for (const side of [change.before, change.after]) if (side) requireLocation(side.locationId)
    return change
  })
}

/** An entry that was deleted in the meantime is a conflict like a changed one, not an address that does not exist. */
function requirePlanned(operations: EntryOperation[], present: Map<string, StoredEntry>): void {
  const gone = operations
    .filter(({ kind, id }) => kind !== 'create' && !plannedContent(present.get(id)))
    .map(({ id }) => id)
  if (gone.length > 0) throw new DomainError('scheduling.entry_gone', { entryIds: gone })
}

const locationsNamed = (operations: EntryOperation[], present: Map<string, StoredEntry>): string[] => [
  ...new Set(
    operations.flatMap((operation) => {
      const current = present.get(operation.id)?.locationId
      const next = draftOf(operation).locationId
      return [current, next].filter((id) => id !== undefined)
    })
  ),
]

const draftOf = (operation: EntryOperation): Partial<EntryDraft> =>
  operation.kind === 'create' ? operation.entry : operation.kind === 'update' ? operation.changes : {}

async function requirePositions(
  operations: EntryOperation[],
  present: Map<string, StoredEntry>
): Promise<void> {
  const ids = [...new Set(operations.flatMap((operation) => draftOf(operation).positionId ?? []))]
  if (ids.length === 0) return
  const found = await database()
    .selectFrom('positions')
    .select(['id', 'name', 'visible'])
    .where('id', 'in', ids)
    .where('archivedAt', 'is', null)
    .execute()
  const missing = ids.find((id) => !found.some((position) => position.id === id))
  if (missing) throw notFound({ positionId: missing })
  const hidden = new Map(found.flatMap(({ id, name, visible }) => (visible ? [] : [[id, name] as const])))
  for (const operation of operations) {
    const { positionId } = draftOf(operation)
    // What is planned there already stays, and can be changed otherwise.
    if (!positionId || positionId === present.get(operation.id)?.positionId || !hidden.has(positionId))
      continue
    throw new DomainError('scheduling.position_hidden', {
      entryId: operation.id,
      positionId,
      name: hidden.get(positionId),
    })
  }
}

function changeOf(
  operation: EntryOperation,
  present: Map<string, StoredEntry>,
  places: Places,
  { source, groupId }: { source: EntrySource; groupId: string | null }
): EntryChange {
  const { id } = operation
  const stored = present.get(id)
  if (operation.kind === 'create') {
    if (stored) throw new DomainError('scheduling.entry_id_taken', { entryId: id })
    return { entryId: id, before: null, after: completed({ ...operation.entry, source, groupId }, places) }
  }
  const before = plannedContent(stored)
  if (!stored || !before) throw new DomainError('scheduling.entry_gone', { entryIds: [id] })
  // Before the version is compared: a refusal shows the entry as it is.
  requireLocation(before.locationId)
  if (stored.version !== operation.version)
    throw new DomainError('core.stale_version', { entryId: id, current: wireEntry(stored) })
  const unlocks = operation.kind === 'update' && operation.changes.locked === false
  if (before.locked && !unlocks) throw new DomainError('scheduling.entry_locked', { entryId: id })
  const after = operation.kind === 'delete' ? null : updated(before, operation.changes, places, source)
  if (source !== 'request' && isOfRequest(before) && !standsFor(after, before))
    throw new DomainError('scheduling.entry_of_request', { entryId: id })
  return { entryId: id, before, after }
}

/** A day of an approved request: another person, time or kind would leave the request without it. */
const isOfRequest = ({ source, groupId, type }: EntryContent): boolean =>
  source === 'request' && groupId !== null && !isShiftType(type) && type !== scheduleEntryTypes.availability

const standsFor = (after: EntryContent | null, before: EntryContent): boolean =>
  after !== null &&
  (['employeeId', 'startsAt', 'endsAt', 'type', 'fullDay', 'code'] as const).every(
    (key) => after[key] === before[key]
  )

function updated(
  before: EntryContent,
  changes: Partial<EntryDraft>,
  places: Places,
  source: EntrySource
): EntryContent {
  const next = completed({ ...before, ...changes }, places)
  // A lock or a comment does not make a planner the author of an automatic shift.
  const decided = (['employeeId', 'locationId', 'positionId', 'startsAt', 'endsAt', 'type'] as const).some(
    (key) => next[key] !== before[key]
  )
  return decided ? { ...next, source } : next
}

type Unfinished = EntryDraft & { source: EntrySource; groupId: string | null }

/** Everything that follows from what was written: zone, instants, work minutes, and what a type cannot have. */
function completed(draft: Unfinished, places: Places): EntryContent {
  const place = places.get(draft.locationId)
  if (!place || place.archived) throw notFound({ locationId: draft.locationId })
  if (draft.employeeId === null && draft.type !== scheduleEntryTypes.shift)
    throw new DomainError('scheduling.unassigned_must_be_shift')
  const isAvailability = draft.type === scheduleEntryTypes.availability
  const fullDay = draft.fullDay ?? false
  const breaks = isWork(draft.type) ? (draft.breaks ?? []) : []
  const times = timesOf({ day: draft.day, start: draft.start, end: draft.end, fullDay, breaks }, place.zone)
  return contentOf({
    type: draft.type,
    employeeId: draft.employeeId,
    locationId: draft.locationId,
    positionId: draft.positionId,
    day: draft.day,
    fullDay,
    zone: place.zone,
    ...times,
    breaks,
    comment: draft.comment || null,
    locked: draft.locked ?? false,
    source: draft.source,
    availability: isAvailability ? (draft.availability ?? 'available') : null,
    code: isShiftType(draft.type) || isAvailability ? null : (draft.code ?? null),
    groupId: draft.groupId,
  })
}
