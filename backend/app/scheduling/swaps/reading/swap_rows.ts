import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { personNameOf } from '#app/core/person_name'
import { can } from '#contracts/abilities'

export type SwapRow = Awaited<ReturnType<ReturnType<typeof swapRows>['execute']>>[number]
export type OfferRow = Awaited<ReturnType<typeof offersOf>>[number]

const swapRows = () =>
  database()
    .selectFrom('swaps as s')
    .innerJoin('employees as e', 'e.id', 's.requesterId')
    .leftJoin('users as u', 'u.id', 's.decidedBy')
    .select(['s.id', 's.version', 's.status', 's.requesterId', 's.shift', 's.startsAt', 's.note', 's.part'])
    .select(['s.needsConfirmation', 's.decidedAt', 's.decisionReason', 's.createdAt', 'e.name', 'e.surname'])
    .select(({ ref, eb }) => [
      personNameOf(ref('u.name'), ref('u.surname')).as('decidedByName'),
      eb('u.id', 'is not', null).$castTo<boolean>().as('isDecidedByPerson'),
    ])

/** Swaps that the actor takes part in, and for supervisors those of people at their locations. */
export function visibleSwaps() {
  const { employeeId, locationIds, role } = organisationContext.actor()
  const takesPart = sql<boolean>`(s.requester_id = ${employeeId}::uuid or exists (select from swap_offers o
    where o.swap_id = s.id and o.employee_id = ${employeeId}::uuid))`
  if (!can(role, 'swaps.read')) return swapRows().where(takesPart)
  if (locationIds === null) return swapRows()
  return swapRows().where((eb) =>
    eb.or([takesPart, sql<boolean>`(s.shift ->> 'locationId')::uuid = any(${locationIds}::uuid[])`])
  )
}

/** The colleagues who are asked, by name. */
export const offersOf = (swapIds: readonly string[]) =>
  database()
    .selectFrom('swapOffers as o')
    .innerJoin('employees as e', 'e.id', 'o.employeeId')
    .select(['o.id', 'o.swapId', 'o.employeeId', 'o.shift', 'o.answer', 'e.name', 'e.surname'])
    .where('o.swapId', '=', anyOf(swapIds))
    .orderBy('e.surname')
    .orderBy('e.name')
    .orderBy('e.id')
    .execute()
