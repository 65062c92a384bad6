import { addDays, dayOf } from '@shiftloom/solver/time'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { companyRules } from '#app/organisation/public/company_rules'
import { findEmployees, type FoundEmployee } from '#app/organisation/public/find_employees'
import { locationsById, type ScopeLocation } from '#app/scheduling/scope/locations_in_scope'
import { can } from '#contracts/abilities'
import type { Day } from '#contracts/schedule'

/** The person whose availability it is, as far as it concerns the actor. */
export type PersonDeclaring = {
  id: string
  /** The location whose clock counts and whose planners are notified; `null` if the person works at none. */
  place: ScopeLocation | null
  /** The first day that the actor may declare: planners today, others as early as the company asks for. */
  firstDay: Day
  /** The company lets people with certain tags declare availability, and the person has none of them. */
  closed: boolean
}
type Deed = 'read' | 'create' | 'edit' | 'delete'

/**
 * @param asked left out: the actor
 * @throws core.not_found for a person outside of the actor's locations
 * @throws core.forbidden when the actor only deals with their own
 */
export async function personDeclaring(asked: string | undefined, deed: Deed): Promise<PersonDeclaring> {
  const actor = organisationContext.actor()
  const id = asked ?? actor.employeeId
  if (!id) throw notFound()
  const person = (await findEmployees([id])).get(id)
  if (!person || person.archived) throw notFound({ employeeId: id })
  if (id !== actor.employeeId) {
    if (!can(actor.role, `availabilities.${deed}`))
      throw new DomainError('core.forbidden', { employeeId: id })
    if (!isWithin(person, actor.locationIds)) throw notFound({ employeeId: id })
  }
  const place = await placeOf(person, actor.locationIds)
  const plans = can(actor.role, 'availabilities.create')
  const { minimumDays, tagIds } = (await companyRules()).availability
  const today = dayOf(Date.now(), place?.zone ?? 'UTC')
  return {
    ...{ id, place, firstDay: plans ? today : addDays(today, minimumDays) },
    closed: !plans && tagIds !== null && !tagIds.some((tag) => person.tagIds.includes(tag)),
  }
}

const isWithin = ({ locationIds: own }: FoundEmployee, reach: string[] | null): boolean =>
  reach === null || own.some((id) => reach.includes(id))

/** The main location where the actor may touch it, or else the first one that they may. */
async function placeOf(
  { mainLocationId, locationIds }: FoundEmployee,
  reach: string[] | null
): Promise<ScopeLocation | null> {
  const ids = [...new Set([...(mainLocationId ? [mainLocationId] : []), ...locationIds])]
  const found = await locationsById(ids)
  const id = ids.find((one) => (reach === null || reach.includes(one)) && found.get(one)?.archived === false)
  return id ? found.get(id)! : null
}
