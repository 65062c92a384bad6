import { database } from '#app/core/database/database'

/**
 * Until this unit of work ends, no one else can change these people's work. Rows are taken in the order of their ids,
 * so two planners wait for each other instead of blocking each other.
 *
 * @returns the ids that exist, archived people not among them
 */
export async function lockPeople(ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  // Not FOR UPDATE: storing an entry refers to its person, which must not wait for an unrelated command.
  const found = await database()
    .selectFrom('employees')
    .select(['id', 'archivedAt'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Set(found.filter(({ archivedAt }) => !archivedAt).map(({ id }) => id))
}
