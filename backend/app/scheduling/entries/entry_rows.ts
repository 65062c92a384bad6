import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { EntryChange, StoredEntry } from '#app/scheduling/entries/entry'

export const iso = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Columns of `schedule_entries e`, already in wire format. */
export const wireColumns = `e.id, e.version, e.type, e.employee_id as "employeeId", e.location_id as "locationId",
  e.position_id as "positionId", e.day, e.start_time as "start", e.end_time as "end", e.full_day as "fullDay", e.zone,
  ${iso('e.starts_at')} as "startsAt", ${iso('e.ends_at')} as "endsAt", e.work_minutes as "workMinutes", e.breaks,
  e.comment, e.locked, e.source, e.state, e.published, e.availability, e.code,
  e.held_minutes as "heldMinutes"`

const storedColumns = `${wireColumns}, e.group_id as "groupId", e.changed_by as "changedBy",
  e.deleted_at is not null as deleted`

/** Entries that match, deleted ones that staff still see among them. `where` speaks of `e`. */
export const entriesWhere = (where: string, bindings: unknown[]): Promise<StoredEntry[]> =>
  rows<StoredEntry>(`select ${storedColumns} from schedule_entries e where ${where}`, bindings)

/** The entries by id, whatever their state; with `lock` no one else can change them until this unit of work ends. */
export async function entriesById(ids: string[], { lock = false } = {}): Promise<Map<string, StoredEntry>> {
  if (ids.length === 0) return new Map()
  const where = `e.id = any(?::uuid[]) order by e.id${lock ? ' for update' : ''}`
  return new Map((await entriesWhere(where, [ids])).map((entry) => [entry.id, entry]))
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

const recordset = `jsonb_to_recordset(?::jsonb) as r (id uuid, type smallint, "employeeId" uuid, "locationId" uuid,
  "positionId" uuid, day date, start text, "end" text, "fullDay" boolean, zone text, "startsAt" timestamptz,
  "endsAt" timestamptz, "workMinutes" integer, breaks jsonb, comment text, locked boolean, source text,
  availability text, code text, "heldMinutes" integer, "groupId" uuid)`

async function overwrite(entries: unknown[], revision: number): Promise<void> {
  await rows(
    `update schedule_entries e set type = r.type, employee_id = r."employeeId", location_id = r."locationId",
       position_id = r."positionId", day = r.day, start_time = r.start, end_time = r."end", full_day = r."fullDay",
       zone = r.zone, starts_at = r."startsAt", ends_at = r."endsAt", work_minutes = r."workMinutes", breaks = r.breaks,
       comment = r.comment, locked = r.locked, source = r.source, availability = r.availability, code = r.code,
       held_minutes = coalesce(r."heldMinutes", 0), group_id = r."groupId", deleted_at = null, version = ?, changed_by = ?, updated_at = now()
     from ${recordset} where e.id = r.id`,
    [revision, organisationContext.actor().userId, JSON.stringify(entries)]
  )
}

async function insert(entries: unknown[], revision: number): Promise<void> {
  const { id, actor } = organisationContext.current()
  const inserted = await rows(
    `insert into schedule_entries (id, organisation_id, type, employee_id, location_id, position_id, day, start_time,
       end_time, full_day, zone, starts_at, ends_at, work_minutes, breaks, comment, locked, source, availability, code,
       held_minutes, group_id, version, changed_by)
     select r.id, ?, r.type, r."employeeId", r."locationId", r."positionId", r.day, r.start, r."end", r."fullDay", r.zone,
       r."startsAt", r."endsAt", r."workMinutes", r.breaks, r.comment, r.locked, r.source, r.availability, r.code,
       coalesce(r."heldMinutes", 0), r."groupId", ?::int, ?::uuid
     from ${recordset} on conflict (id) do nothing returning id`,
    [id, revision, actor!.userId, JSON.stringify(entries)]
  )
  if (inserted.length < entries.length) throw new DomainError('scheduling.entry_id_taken')
}

async function remove(ids: string[], revision: number): Promise<void> {
  await rows(
    `update schedule_entries set deleted_at = now(), version = ?, changed_by = ?, updated_at = now()
     where id = any(?::uuid[]) and published is not null and type <> 8`,
    [revision, organisationContext.actor().userId, ids]
  )
  await rows(`delete from schedule_entries where id = any(?::uuid[]) and (published is null or type = 8)`, [
    ids,
  ])
}
