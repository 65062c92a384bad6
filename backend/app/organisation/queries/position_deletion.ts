import { notFound } from '#app/core/errors/domain_error'
import { rows } from '#app/core/organisation_context'
import { dependantsOf } from '#app/organisation/queries/dependants'
import { loadPosition } from '#app/organisation/queries/load_positions'
import type { PositionDeletion } from '#contracts/organisation'

/**
 * What deleting a position would mean now.
 *
 * @throws core.not_found
 */
export async function positionDeletion(id: string): Promise<PositionDeletion> {
  if (!(await loadPosition(id))) throw notFound()
  const people = await rows<PositionDeletion['people'][number]>(
    `select e.id, e.name, e.surname from employees e
     join employee_positions k on k.organisation_id = e.organisation_id and k.employee_id = e.id
     where k.position_id = ? and e.archived_at is null order by e.surname, e.name, e.id`,
    [id]
  )
  return { people, ...(await dependantsOf('positions', id)) }
}
