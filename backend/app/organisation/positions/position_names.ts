import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'

/** Names of positions by id, archived ones too; an unknown id is missing. */
export async function positionNames(ids: readonly string[]): Promise<Map<string, string>> {
  const found = await database()
    .selectFrom('positions')
    .select(['id', 'name'])
    .where('id', '=', anyOf(ids))
    .execute()
  return new Map(found.map(({ id, name }) => [id, name]))
}
