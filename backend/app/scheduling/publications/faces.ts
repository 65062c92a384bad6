import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database, now } from '#app/core/database/database'
import { contentOf, type EntryContent, type StoredEntry } from '#app/scheduling/entries/entry'
import { writeChanges } from '#app/scheduling/entries/entry_rows'
import type { Face, FaceChange } from '#app/scheduling/entries/face'

/** What staff see of these entries now. */
async function facesOf(ids: string[]): Promise<Map<string, Face | null>> {
  const found = await database()
    .selectFrom('scheduleEntries')
    .select(['id', 'published as face', 'publishedFacts as facts'])
    .where('id', '=', anyOf(ids))
    .execute()
  return new Map(found.map(({ id, face, facts }) => [id, face && facts ? { face, facts } : null]))
}

/** Staff see the plan from now on: of each entry its planned face, nothing of a deleted one. */
export async function showPlan(entries: StoredEntry[]): Promise<FaceChange[]> {
  const ids = entries.map(({ id }) => id)
  const before = await facesOf(ids)
  await sql`
    update schedule_entries e set published = schedule_entry_face(e), published_facts = schedule_entry_facts(e),
      published_at = now() where id = any(${ids}::uuid[]) and deleted_at is null`.execute(database())
  await forgetDeleted(ids)
  return changesOf(entries, before)
}

/** Staff see none of these entries from now on; drafts of them stay. */
export async function hide(entries: StoredEntry[]): Promise<FaceChange[]> {
  const ids = entries.map(({ id }) => id)
  const before = await facesOf(ids)
  await database()
    .updateTable('scheduleEntries')
    .set({ published: null, publishedAt: null })
    .where('id', '=', anyOf(ids))
    .where('deletedAt', 'is', null)
    .execute()
  await forgetDeleted(ids)
  return changesOf(entries, before)
}

const deletedOf = (ids: string[]) =>
  database().deleteFrom('scheduleEntries').where('id', '=', anyOf(ids)).where('deletedAt', 'is not', null)

async function forgetDeleted(ids: string[]): Promise<void> {
  await deletedOf(ids).execute()
}

async function changesOf(entries: StoredEntry[], before: Map<string, Face | null>): Promise<FaceChange[]> {
  const after = await facesOf(entries.map(({ id }) => id))
  return entries.map((entry) => ({
    entryId: entry.id,
    before: before.get(entry.id) ?? null,
    after: after.get(entry.id) ?? null,
    ...(entry.deleted && { deleted: contentOf(entry) }),
  }))
}

/** Staff see again what they saw before the changes; plans made since stay as they are. */
export async function restore(changes: FaceChange[], revision: number): Promise<void> {
  await bringBack(changes, revision)
  await sql`
    update schedule_entries e set published = nullif(r.before -> 'face', 'null'), published_facts = r.before -> 'facts',
      published_at = now()
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as r ("entryId" uuid, before jsonb)
    where e.id = r."entryId"`.execute(database())
  // What was deleted after it had been published for the first time is now neither planned nor seen.
  await deletedOf(changes.map(({ entryId }) => entryId))
    .where('published', 'is', null)
    .execute()
}

/**
 * Entries that are no longer stored return as deleted ones: staff see them, planners see that they go. What was at a
 * location or a person that is deleted too is gone for good.
 */
async function bringBack(changes: FaceChange[], revision: number): Promise<void> {
  const present = await facesOf(changes.map(({ entryId }) => entryId))
  const lost = changes.flatMap(({ entryId, before, deleted }) =>
    before && !present.has(entryId) ? [{ entryId, before: null, after: deleted ?? contentSeen(before) }] : []
  )
  const possible = await stillPossible(lost)
  const missing = lost.filter(({ entryId }) => possible.has(entryId))
  if (missing.length === 0) return
  await writeChanges(missing, new Map(), revision)
  await database()
    .updateTable('scheduleEntries')
    .set({ deletedAt: now })
    .where('id', '=', anyOf(missing.map(({ entryId }) => entryId)))
    .execute()
}

/** Those whose location, person and position exist; they stay until this unit of work ends. */
async function stillPossible(lost: { entryId: string; after: EntryContent }[]): Promise<Set<string>> {
  const existing = async (table: 'locations' | 'employees' | 'positions', ids: (string | null)[]) => {
    const found = await database()
      .selectFrom(table)
      .select('id')
      .where('id', '=', anyOf(ids.filter((id) => id !== null)))
      .orderBy('id')
      .forKeyShare()
      .execute()
    return new Set<string | null>([null, ...found.map(({ id }) => id)])
  }
  const places = await existing(
    'locations',
    lost.map(({ after }) => after.locationId)
  )
  const people = await existing(
    'employees',
    lost.map(({ after }) => after.employeeId)
  )
  const positions = await existing(
    'positions',
    lost.map(({ after }) => after.positionId)
  )
  const found = lost.filter(
    ({ after }) =>
      places.has(after.locationId) && people.has(after.employeeId) && positions.has(after.positionId)
  )
  return new Set(found.map(({ entryId }) => entryId))
}

const contentSeen = ({ face, facts }: Face): EntryContent =>
  contentOf({ ...facts, ...face, locked: false, source: 'manual', groupId: null })
