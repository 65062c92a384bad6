import { sql, type Expression } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database, now } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { scheduleEntryTypes } from '#contracts/enums'
import type { EntryChange, StoredEntry } from '#app/scheduling/entries/entry'

/** An instant as the wire carries it, to the millisecond. */
export const iso = (at: Expression<Date>) =>
  sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** `scheduleEntries as e`, in wire format. */
export const wireEntries = () =>
  database()
    .selectFrom('scheduleEntries as e')
    .select(['e.id', 'e.version', 'e.type', 'e.employeeId', 'e.locationId', 'e.positionId', 'e.day'])
    .select(['e.startTime as start', 'e.endTime as end', 'e.fullDay', 'e.zone', 'e.workMinutes', 'e.breaks'])
    .select(['e.comment', 'e.locked', 'e.source', 'e.state', 'e.published', 'e.availability', 'e.code'])
    .select(['e.heldMinutes'])
    .select((eb) => [iso(eb.ref('e.startsAt')).as('startsAt'), iso(eb.ref('e.endsAt')).as('endsAt')])

/** A night shift: it reaches into the day after its own. */
export const endsNextDay = sql<boolean>`(e.end_time <= e.start_time and not e.full_day)`

/** The same with what only the server knows, deleted entries that staff still see among them. */
export const storedEntries = () =>
  wireEntries()
    .select(['e.groupId', 'e.changedBy'])
    .select((eb) => eb('e.deletedAt', 'is not', null).$castTo<boolean>().as('deleted'))

/** The entries by id, whatever their state; with `lock` no one else can change them until this unit of work ends. */
export async function entriesById(ids: string[], { lock = false } = {}): Promise<Map<string, StoredEntry>> {
  if (ids.length === 0) return new Map()
  const found = await storedEntries()
    .where('e.id', '=', anyOf(ids))
    .orderBy('e.id')
    .$if(lock, (query) => query.forUpdate())
    .execute()
  return new Map(found.map((entry) => [entry.id, entry]))
}

/**
 * Stores where each change leads. A deleted entry that staff see stays as `removed`, another one is gone.
 *
 * @param revision of the schedule; it becomes the version, so no version is ever given twice
 * @throws scheduling.entry_id_taken
 */
export async function writeChanges(
  changes: EntryChange[],
  present: Map<string, StoredEntry>,
  revision: number
) {
  const kept = changes.flatMap(({ entryId, after }) => (after ? [{ id: entryId, ...after }] : []))
  const existing = kept.filter(({ id }) => present.has(id))
  const missing = kept.filter(({ id }) => !present.has(id))
  const removed = changes.filter(({ after }) => !after).map(({ entryId }) => entryId)
  if (removed.length > 0) await remove(removed, revision)
  if (existing.length > 0) await overwrite(existing, revision)
  if (missing.length > 0) await insert(missing, revision)
}

const recordset = (
  entries: unknown[]
) => sql`jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as r (id uuid,
  type smallint, "employeeId" uuid, "locationId" uuid, "positionId" uuid, day date, start text, "end" text,
  "fullDay" boolean, zone text, "startsAt" timestamptz, "endsAt" timestamptz, "workMinutes" integer, breaks jsonb,
  comment text, locked boolean, source text, availability text, code text, "heldMinutes" integer, "groupId" uuid)`

async function overwrite(entries: unknown[], revision: number): Promise<void> {
  await sql`
    update schedule_entries e set type = r.type, employee_id = r."employeeId", location_id = r."locationId",
      position_id = r."positionId", day = r.day, start_time = r.start, end_time = r."end", full_day = r."fullDay",
      zone = r.zone, starts_at = r."startsAt", ends_at = r."endsAt", work_minutes = r."workMinutes", breaks = r.breaks,
      comment = r.comment, locked = r.locked, source = r.source, availability = r.availability, code = r.code,
      held_minutes = coalesce(r."heldMinutes", 0), group_id = r."groupId", deleted_at = null, version = ${revision},
      changed_by = ${organisationContext.actor().userId}
    from ${recordset(entries)} where e.id = r.id`.execute(database())
}

async function insert(entries: unknown[], revision: number): Promise<void> {
  const { id, actor } = organisationContext.current()
  const { rows: inserted } = await sql<{ id: string }>`
    insert into schedule_entries (id, organisation_id, type, employee_id, location_id, position_id, day, start_time,
      end_time, full_day, zone, starts_at, ends_at, work_minutes, breaks, comment, locked, source, availability, code,
      held_minutes, group_id, version, changed_by)
    select r.id, ${id}, r.type, r."employeeId", r."locationId", r."positionId", r.day, r.start, r."end", r."fullDay",
      r.zone, r."startsAt", r."endsAt", r."workMinutes", r.breaks, r.comment, r.locked, r.source, r.availability, r.code,
      coalesce(r."heldMinutes", 0), r."groupId", ${revision}::int, ${actor!.userId}::uuid
    from ${recordset(entries)} on conflict (id) do nothing returning id`.execute(database())
  if (inserted.length < entries.length) throw new DomainError('scheduling.entry_id_taken')
}

async function remove(ids: string[], revision: number): Promise<void> {
  await database()
    .updateTable('scheduleEntries')
    .set({
      deletedAt: now,
      version: revision,
      changedBy: organisationContext.actor().userId,
    })
    .where('id', '=', anyOf(ids))
    .where('published', 'is not', null)
    .where('type', '<>', scheduleEntryTypes.availability)
    .execute()
  await database()
    .deleteFrom('scheduleEntries')
    .where('id', '=', anyOf(ids))
    .where((eb) => eb.or([eb('published', 'is', null), eb('type', '=', scheduleEntryTypes.availability)]))
    .execute()
}
