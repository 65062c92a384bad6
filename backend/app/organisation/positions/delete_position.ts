import { database } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { ensureDefault } from '#app/organisation/positions/default_position'
import { removeGoingWith } from '#app/organisation/positions/goes_with_position'
import { dependantsOf } from '#app/organisation/directory/dependants'
import { forgetRulesFor } from '#app/organisation/positions/rules_of_people'
import { loadPosition, lockPositions } from '#app/organisation/positions/load_positions'

/**
 * Deletes a position for good, with what only makes sense with it. Shifts planned or worked at it prevent this: history
 * keeps its position, which can be archived.
 *
 * @throws core.not_found
 * @throws organisation.position_in_use with the number of entries that keep it
 */
export async function deletePosition(id: string): Promise<void> {
  await lockPositions()
  // Locked as a whole: no row can begin to refer to it while its uses are checked.
  await database().selectFrom('positions').select('id').where('id', '=', id).forUpdate().execute()
  const before = await loadPosition(id)
  if (!before) throw notFound()
  const { losses, blockers } = await dependantsOf('positions', id)
  const count = blockers.reduce((sum, blocker) => sum + blocker.count, 0)
  if (count > 0) throw new DomainError('organisation.position_in_use', { count, name: before.name })
  await forgetRulesFor(id)
  await removeGoingWith(id)
  await database().deleteFrom('positions').where('id', '=', id).execute()
  await ensureDefault()
  await record({
    action: 'organisation.delete',
    entity: 'position',
    entityId: id,
    before,
    after: { losses },
  })
}
