import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { personNameOf } from '#app/core/person_name'
import type { Locale } from '#contracts/enums'

/** What people, accounts, locations, positions and tags are called now in a language, by id; deleted ones are missing. */
export async function namesOf(ids: readonly string[], locale: Locale): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const person = personNameOf(sql.ref('name'), sql.ref('surname'), locale)
  const { rows: found } = await sql<{ id: string; name: string }>`
    select id, name from (
      select id, ${person} as name from employees
      -- The provider's people do not belong to this organisation.
      union all select id, ${person} from users where organisation_id = (select id from organisations)
      union all select id, name from locations
      union all select id, name from positions
      union all select id, name from tags) t
    where id = any(${ids}::uuid[])`.execute(database())
  return new Map(found.map(({ id, name }) => [id, name]))
}
