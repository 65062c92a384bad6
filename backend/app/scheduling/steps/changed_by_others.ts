import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { personNameOf } from '#app/core/person_name'
import type { ScheduleCommandResult } from '#contracts/schedule'
import type { StoredEntry } from '#app/scheduling/entries/entry'

type Conflict = ScheduleCommandResult['conflicts'][number]

/** Who last changed each of these entries after the command; the actor themselves if no one else did. */
export async function changedByOthers(
  entryIds: string[],
  commandId: string,
  present: Map<string, StoredEntry>
): Promise<Conflict[]> {
  if (entryIds.length === 0) return []
  const { userId } = organisationContext.actor()
  const { rows: later } = await sql<{ entryId: string; userId: string }>`
    select distinct on (change ->> 'entryId') change ->> 'entryId' as "entryId", c.user_id as "userId"
    from schedule_commands c, jsonb_array_elements(c.changes) change
    where c.user_id <> ${userId} and c.seq > (select seq from schedule_commands where id = ${commandId})
      and change ->> 'entryId' = any(${entryIds}::text[])
    order by change ->> 'entryId', c.seq desc`.execute(database())
  const editors = new Map(later.map((one) => [one.entryId, one.userId]))
  const editorOf = (id: string) => editors.get(id) ?? present.get(id)?.changedBy ?? userId
  const names = await namesOf([...new Set(entryIds.map(editorOf))])
  return entryIds.map((entryId) => ({ entryId, byName: names.get(editorOf(entryId)) ?? '' }))
}

/** Who published each of these entries, or unpublished it, after the publication; no name if no one did. */
export async function publishedByOthers(entryIds: string[], publicationId: string): Promise<Conflict[]> {
  if (entryIds.length === 0) return []
  const { rows: later } = await sql<{ entryId: string; userId: string }>`
    select distinct on (change ->> 'entryId') change ->> 'entryId' as "entryId", p.user_id as "userId"
    from schedule_publications p, jsonb_array_elements(p.changes) change
    where p.seq > (select seq from schedule_publications where id = ${publicationId})
      and change ->> 'entryId' = any(${entryIds}::text[])
    order by change ->> 'entryId', p.seq desc`.execute(database())
  const names = await namesOf([...new Set(later.map(({ userId }) => userId))])
  const editors = new Map(later.map(({ entryId, userId }) => [entryId, names.get(userId) ?? '']))
  return entryIds.map((entryId) => ({ entryId, byName: editors.get(entryId) ?? '' }))
}

/** Users' names by id, as the organisation knows them. */
export async function namesOf(userIds: string[]): Promise<Map<string, string>> {
  const found = await database()
    .selectFrom('users as u')
    .leftJoin('employees as e', 'e.userId', 'u.id')
    .select('u.id')
    .select(({ fn }) => [
      personNameOf(fn.coalesce('e.name', 'u.name'), fn.coalesce('e.surname', 'u.surname')).as('name'),
    ])
    .where('u.id', '=', anyOf(userIds))
    .execute()
  return new Map(found.map(({ id, name }) => [id, name]))
}
