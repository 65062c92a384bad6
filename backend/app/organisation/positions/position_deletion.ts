import { notFound } from '#app/core/errors/domain_error'
import { rows } from '#app/core/organisation_context'
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
  const people = await rows<PositionDeletion['people'][number]>(
    `select e.id, e.name, e.surname from employees e
     join employee_positions k on k.organisation_id = e.organisation_id and k.employee_id = e.id
     where k.position_id = ? and e.archived_at is null order by e.surname, e.name, e.id`,
    [id]
  )
  const templates = await namesGoingWith(id)
  return { people, templates, ...(await dependantsOf('positions', id)) }
}
