import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { isInGroup } from '#app/scheduling/claims/group_of_shift'
import { can } from '#contracts/abilities'

export type OpenShiftRow = Awaited<ReturnType<ReturnType<typeof openShiftRows>['execute']>>[number]
export type ClaimRow = Awaited<ReturnType<typeof claimsOf>>[number]

export const openShiftRows = () =>
  database()
    .selectFrom('openShifts as o')
    .select(['o.id', 'o.version', 'o.status', 'o.entryId', 'o.shift', 'o.startsAt', 'o.tagIds', 'o.rule'])
    .select(['o.closesAt', 'o.openedBy', 'o.createdAt'])

/** SQL: the actor is in the group of the open shift `o`. */
export const isForActor = () =>
  sql<boolean>`exists (select from employees e
    where e.id = ${organisationContext.actor().employeeId}::uuid and ${isInGroup})`

/** Shifts that the actor may claim or has claimed, and for planners all of their locations. */
export function visibleOpenShifts() {
  const { employeeId, locationIds, role } = organisationContext.actor()
  const own = sql<boolean>`(${isForActor()} or exists (select from shift_claims c
    where c.open_shift_id = o.id and c.employee_id = ${employeeId}::uuid))`
  if (!can(role, 'schedule.read')) return openShiftRows().where(own)
  if (locationIds === null) return openShiftRows()
  return openShiftRows().where((eb) =>
    eb.or([own, sql<boolean>`(o.shift ->> 'locationId')::uuid = any(${locationIds}::uuid[])`])
  )
}

/** Claims by time. */
export const claimsOf = (openShiftIds: readonly string[]) =>
  database()
    .selectFrom('shiftClaims as c')
    .innerJoin('employees as e', 'e.id', 'c.employeeId')
    .select(['c.id', 'c.openShiftId', 'c.employeeId', 'c.claimedAt', 'c.outcome', 'e.name', 'e.surname'])
    .where('c.openShiftId', '=', anyOf(openShiftIds))
    .orderBy('c.claimedAt')
    .orderBy('c.id')
    .execute()
