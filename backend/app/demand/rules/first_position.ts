import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'

/** @returns the name of the first of these positions that is archived, or that the schedule does not show */
export async function firstPosition(
  ids: readonly string[],
  which: 'archived' | 'hidden'
): Promise<string | undefined> {
  const found = await database()
    .selectFrom('positions')
    .select('name')
    .where('id', '=', anyOf(ids))
    .where((row) => (which === 'archived' ? row('archivedAt', 'is not', null) : row('visible', '=', false)))
    .orderBy('name')
    .executeTakeFirst()
  return found?.name
}
