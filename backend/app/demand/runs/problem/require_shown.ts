import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'

/**
 * @throws demand.run_position_hidden with the `name` of the first that the schedule does not show
 */
export async function requireShown(positionIds: readonly string[]): Promise<void> {
  const hidden = await database()
    .selectFrom('positions')
    .select('name')
    .where('id', '=', anyOf(positionIds))
    .where('visible', '=', false)
    .orderBy('name')
    .executeTakeFirst()
  if (hidden) throw new DomainError('demand.run_position_hidden', { name: hidden.name })
}
