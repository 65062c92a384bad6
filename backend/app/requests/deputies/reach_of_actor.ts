import { sql } from 'kysely'
import { organisationContext } from '#app/core/organisation_context'
import { findEmployees } from '#app/organisation/public/find_employees'
import { activeDeputies, todayHere } from '#app/requests/deputies/active_deputies'
import { worksAt } from '#app/requests/people/works_at'
import { can } from '#contracts/abilities'
import { seesEveryLocation } from '#contracts/enums'

/** People whose requests the actor reads and decides on. */
export type Reach = {
  /** Whose place the actor takes; null: in their own right. */
  insteadOf: string | null
  /** Where those people work; null: anywhere. */
  locationIds: string[] | null
}

/** The actor's own reach, and that of everyone whose deputy they are today. Empty for those who only read their own. */
export async function reachOfActor(): Promise<Reach[]> {
  const { employeeId, locationIds, role } = organisationContext.actor()
  if (!can(role, 'requests.read')) return []
  const own: Reach = { insteadOf: null, locationIds }
  if (employeeId === null || !can(role, 'requests.accept')) return [own]
  const places = (await activeDeputies(await todayHere()))
    .filter(({ deputyId }) => deputyId === employeeId)
    .map((deputy) => deputy.employeeId)
  const people = await findEmployees(places)
  const theirs = [...people.values()].map((person): Reach => ({
    insteadOf: person.id,
    locationIds: seesEveryLocation(person.role) ? null : person.locationIds,
  }))
  return [own, ...theirs]
}

type Concerned = { id: string; locationIds: readonly string[] }

/** A deputy does not decide on requests of the person whose place they take, who could not either. */
const covers = ({ insteadOf, locationIds }: Reach, person: Concerned): boolean =>
  insteadOf !== person.id &&
  (locationIds === null || person.locationIds.some((id) => locationIds.includes(id)))

/** The same of the employee `e` of a query. */
export const concerns = ({ insteadOf, locationIds }: Reach) =>
  sql<boolean>`(e.id is distinct from ${insteadOf}::uuid and ${
    locationIds === null ? sql<boolean>`true` : worksAt(locationIds)
  })`

/**
 * By which right the actor decides on a request of the person: in the place of the one who is asked, else in their own,
 * else in the place of another.
 */
export function rightToDecide(
  reach: readonly Reach[],
  person: Concerned,
  recipientId: string | null
): Reach | undefined {
  const possible = reach.filter((one) => covers(one, person))
  return possible.find(({ insteadOf }) => insteadOf !== null && insteadOf === recipientId) ?? possible[0]
}
