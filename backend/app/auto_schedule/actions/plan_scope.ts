import { daysBetween } from '@shiftloom/solver/time'
import { DomainError } from '#app/core/errors/domain_error'
import { requireEmployees, requirePositions } from '#app/organisation/public/require_rows'
import { locationsInScope } from '#app/scheduling/public/scope'
import type { RunScope } from '#contracts/auto_schedule'

/** A quarter: more is planned in steps. */
const LONGEST_DAYS = 92

/**
 * The scope with its locations spelled out: all of the planner's when none is named.
 *
 * @throws scheduling.range_reversed
 * @throws scheduling.range_too_long
 * @throws core.not_found for positions and people that do not exist
 * @throws core.not_found and core.forbidden for locations that are not the planner's
 */
export async function planScope(scope: RunScope): Promise<RunScope> {
  const days = daysBetween(scope.from, scope.until)
  if (days <= 0) throw new DomainError('scheduling.range_reversed')
  if (days > LONGEST_DAYS) throw new DomainError('scheduling.range_too_long', { most: LONGEST_DAYS })
  await requirePositions(scope.positionIds)
  await requireEmployees(scope.employeeIds)
  const locations = await locationsInScope(scope.locationIds)
  return { ...scope, locationIds: locations.map(({ id }) => id).sort() }
}
