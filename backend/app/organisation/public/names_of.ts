import { rows } from '#app/core/organisation_context'

/** What people, positions and tags are called now, by id; deleted ones are missing. */
export async function namesOf(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await rows<{ id: string; name: string }>(
    `select id, name || ' ' || surname as name from employees where id = any(?::uuid[])
     union all select id, name from positions where id = any(?::uuid[])
     union all select id, name from tags where id = any(?::uuid[])`,
    [ids, ids, ids]
  )
  return new Map(found.map(({ id, name }) => [id, name]))
}
