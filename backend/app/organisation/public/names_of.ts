import { rows } from '#app/core/organisation_context'
import { personName } from '#app/core/person_name'
import type { Locale } from '#contracts/enums'

/** What people, positions and tags are called now in a language, by id; deleted ones are missing. */
export async function namesOf(ids: readonly string[], locale: Locale): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await rows<{ id: string; name: string; surname: string | null }>(
    `select id, name, surname from employees where id = any(?::uuid[])
     union all select id, name, null from positions where id = any(?::uuid[])
     union all select id, name, null from tags where id = any(?::uuid[])`,
    [ids, ids, ids]
  )
  return new Map(
    found.map(({ id, name, surname }) => [
      id,
      surname === null ? name : personName({ name, surname }, locale),
    ])
  )
}
