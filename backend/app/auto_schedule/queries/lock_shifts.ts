import { rows } from '#app/core/organisation_context'
import { personNameSql } from '#app/core/person_name'

export type LockedShift = { id: string; version: number; locked: boolean }

/** Shifts, locked against changes by others until this unit of work ends. */
export async function lockShifts(ids: readonly string[]): Promise<Map<string, LockedShift>> {
  const found = await rows<LockedShift>(
    'select id, version, locked from schedule_entries where id = any(?) order by id for update',
    [[...ids]]
  )
  return new Map(found.map((shift) => [shift.id, shift]))
}

/** The name of the last person to change each entry since then, also of deleted entries. */
export async function whoChanged(entryIds: readonly string[], since: Date): Promise<Map<string, string>> {
  if (entryIds.length === 0) return new Map()
  const found = await rows<{ entryId: string; name: string }>(
    `select distinct on (change ->> 'entryId') change ->> 'entryId' as "entryId",
       ${personNameSql('coalesce(e.name, u.name)', 'coalesce(e.surname, u.surname)')} as name
     from schedule_commands c cross join jsonb_array_elements(c.changes) change
       join users u on u.id = c.user_id left join employees e on e.user_id = u.id
     where c.created_at > ? and change ->> 'entryId' = any(?)
     order by change ->> 'entryId', c.seq desc`,
    [since, [...entryIds]]
  )
  return new Map(found.map(({ entryId, name }) => [entryId, name]))
}
