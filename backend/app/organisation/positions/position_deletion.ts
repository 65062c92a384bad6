import { database } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import { namesGoingWith } from '#app/organisation/positions/goes_with_position'
import { dependantsOf } from '#app/organisation/directory/dependants'
import { loadPosition } from '#app/organisation/positions/load_positions'
import type { PositionDeletion } from '#contracts/organisation'

/**
 * What deleting a position would mean now.
 *
 * @throws core.not_found
 */
export async function positionDeletion(id: string): Promise<PositionDeletion> {
  if (!(await loadPosition(id))) throw notFound()
  const people = await database()
    .selectFrom('employees as e')
    .innerJoin('employeePositions as k', 'k.employeeId', 'e.id')
    .select(['e.id', 'e.name', 'e.surname'])
    .where('k.positionId', '=', id)
    .where('e.archivedAt', 'is', null)
    .orderBy('e.surname')
    .orderBy('e.name')
    .orderBy('e.id')
    .execute()
  const templates = await namesGoingWith(id)
  return { people, templates, ...(await dependantsOf('positions', id)) }
}
