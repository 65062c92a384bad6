import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { personNameSql } from '#app/core/person_name'

export type LockedShift = { id: string; version: number; locked: boolean }

/** Shifts, locked against changes by others until this unit of work ends. */
export async function lockShifts(ids: readonly string[]): Promise<Map<string, LockedShift>> {
  const found = await database()
    .selectFrom('scheduleEntries')
    .select(['id', 'version', 'locked'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(found.map((shift) => [shift.id, shift]))
}

/** The name of the last person to change each entry since then, also of deleted entries. */
export async function whoChanged(entryIds: readonly string[], since: Date): Promise<Map<string, string>> {
  if (entryIds.length === 0) return new Map()
  const name = sql.raw(personNameSql('coalesce(e.name, u.name)', 'coalesce(e.surname, u.surname)'))
  const { rows: found } = await sql<{ entryId: string; name: string }>`
    select distinct on (change ->> 'entryId') change ->> 'entryId' as "entryId", ${name} as name
    from schedule_commands c cross join jsonb_array_elements(c.changes) change
      join users u on u.id = c.user_id left join employees e on e.user_id = u.id
    where c.created_at > ${since} and change ->> 'entryId' = any(${entryIds})
    order by change ->> 'entryId', c.seq desc`.execute(database())
  return new Map(found.map(({ entryId, name }) => [entryId, name]))
}
