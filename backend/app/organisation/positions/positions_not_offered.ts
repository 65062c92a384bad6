import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'

export type NotOffered = { name: string; reason: 'archived' | 'hidden' }

/** Those of the positions to which no shift may come: archived ones, and ones that the schedule does not show. */
export async function positionsNotOffered(ids: readonly string[]): Promise<Map<string, NotOffered>> {
  const found = await database()
    .selectFrom('positions')
    .select(['id', 'name', 'archivedAt'])
    .where('id', '=', anyOf(ids))
    .where((row) => row.or([row('archivedAt', 'is not', null), row('visible', '=', false)]))
    .orderBy('name')
    .execute()
  return new Map(
    found.map(({ id, name, archivedAt }) => [
      id,
      { name, reason: archivedAt === null ? 'hidden' : 'archived' },
    ])
  )
}
