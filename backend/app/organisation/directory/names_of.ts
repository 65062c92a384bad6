import { rows } from '#app/core/organisation_context'
import { personNameSql } from '#app/core/person_name'
import type { Locale } from '#contracts/enums'

/** What people, accounts, locations, positions and tags are called now in a language, by id; deleted ones are missing. */
export async function namesOf(ids: readonly string[], locale: Locale): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const person = personNameSql('name', 'surname', locale)
  const selects = [
    `select id, ${person} as name from employees`,
    // The provider's people do not belong to this organisation.
    `select id, ${person} from users where organisation_id = (select id from organisations)`,
    ...['locations', 'positions', 'tags'].map((table) => `select id, name from ${table}`),
  ]
  const found = await rows<{ id: string; name: string }>(
    `select id, name from (${selects.join(' union all ')}) t where id = any(?::uuid[])`,
    [ids]
  )
  return new Map(found.map(({ id, name }) => [id, name]))
}
