import { rows } from '#app/core/organisation_context'

/**
 * Until this unit of work ends, no one else can change these people's work. Rows are taken in the order of their ids,
 * so two planners wait for each other instead of blocking each other.
 *
 * @returns the ids that exist, archived people not among them
 */
export async function lockPeople(ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  // Not FOR UPDATE: storing an entry refers to its person, which must not wait for an unrelated command.
  const found = await rows<{ id: string; archived: boolean }>(
    `select id, archived_at is not null as archived from employees where id = any(?::uuid[])
     order by id for no key update`,
    [ids]
  )
  return new Set(found.filter(({ archived }) => !archived).map(({ id }) => id))
}
