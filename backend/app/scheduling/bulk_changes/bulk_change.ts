import { anyOf } from '#app/core/database/any_of'
import { newId } from '#app/core/models/new_id'
import type { ScheduleCommandResult } from '#contracts/schedule'
import { carryOut, resultOf } from '#app/scheduling/commands/carry_out'
import { lockOwnStacks, logCommand } from '#app/scheduling/steps/command_log'
import {
  plannedContent,
  type DaySpan,
  type EntryChange,
  type StoredEntry,
} from '#app/scheduling/entries/entry'
import { asCounted, type Counted } from '#app/scheduling/entries/as_counted'
import { entriesById, storedEntries } from '#app/scheduling/entries/entry_rows'
import { workTypes } from '#app/scheduling/people/work_types'
import { lockPeople } from '#app/scheduling/people/lock_people'
import { scheduleRevision } from '#app/scheduling/entries/revision'
import type { ScopeLocation } from '#app/scheduling/scope/locations_in_scope'
import { scheduleEntryTypes } from '#contracts/enums'

export const bulkKinds = ['unassignChanges', 'deleteUnassigned', 'deleteAll'] as const
export type BulkKind = (typeof bulkKinds)[number]

/** Which entries each kind is about. Absences and what people said about their time are no plan and stay. */
const concerns: Record<BulkKind, (entry: StoredEntry) => boolean> = {
  unassignChanges: ({ type, employeeId, state }) =>
    type === scheduleEntryTypes.shift && employeeId !== null && (state === 'draft' || state === 'changed'),
  deleteUnassigned: ({ type, employeeId }) => type === scheduleEntryTypes.shift && employeeId === null,
  deleteAll: () => true,
}

type Scope = {
  span: DaySpan
  places: ScopeLocation[]
  /** Only these of the range: those a screen with filters shows. */
  counted: Counted
}

/**
 * Changes all entries of a kind in a range as one step that can be undone; locked ones stay and are counted.
 *
 * @throws scheduling.changed_since_counted
 */
export async function bulkChange(
  kind: BulkKind,
  { span, places, counted }: Scope
): Promise<ScheduleCommandResult> {
  await lockOwnStacks()
  const present = await lockEntriesIn(
    span,
    places.map(({ id }) => id)
  )
  const { entries: concerned, changedSince } = await asCounted(
    [...present.values()].filter((entry) => !entry.deleted && concerns[kind](entry)),
    counted
  )
  const free = concerned.filter(({ locked }) => !locked)
  const id = newId()
  const changes = free.map((entry) => changeOf(kind, entry))
  const revision = changes.length > 0 ? await carryOut(kind, changes, present) : await scheduleRevision()
  if (changes.length > 0) await logCommand({ id, label: kind, changes, revision })
  const answer = await resultOf(id, changes, revision)
  return { ...answer, lockedKept: concerned.length - free.length, ...(changedSince > 0 && { changedSince }) }
}

function changeOf(kind: BulkKind, entry: StoredEntry): EntryChange {
  const before = plannedContent(entry)
  const after =
    kind === 'unassignChanges' && before ? { ...before, employeeId: null, source: 'manual' as const } : null
  return { entryId: entry.id, before, after }
}

/** People first, as every command does it; then the entries are read again, as they may have changed in the meantime. */
async function lockEntriesIn(
  { from, until }: DaySpan,
  locationIds: string[]
): Promise<Map<string, StoredEntry>> {
  const seen = await storedEntries()
    .where('e.day', '>=', from)
    .where('e.day', '<', until)
    .where('e.locationId', '=', anyOf(locationIds))
    .where('e.type', 'in', workTypes)
    .execute()
  await lockPeople([...new Set(seen.flatMap(({ employeeId }) => employeeId ?? []))])
  const locked = await entriesById(
    seen.map(({ id }) => id),
    { lock: true }
  )
  const inside = [...locked].filter(
    ([, { day, locationId }]) => day >= from && day < until && locationIds.includes(locationId)
  )
  return new Map(inside)
}
