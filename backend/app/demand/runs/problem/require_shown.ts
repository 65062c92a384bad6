import { DomainError } from '#app/core/errors/domain_error'
import { firstPosition } from '#app/demand/rules/first_position'

/**
 * @throws demand.run_position_hidden with the `name` of the first that the schedule does not show
 */
export async function requireShown(positionIds: readonly string[]): Promise<void> {
  const name = await firstPosition(positionIds, 'hidden')
  if (name !== undefined) throw new DomainError('demand.run_position_hidden', { name })
}
