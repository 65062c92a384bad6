import { dayOf, daysBetween } from '@shiftloom/solver/time'
import { DomainError } from '#app/core/errors/domain_error'
import { firstPosition } from '#app/demand/rules/first_position'
import { requireShown } from '#app/demand/runs/problem/require_shown'
import { requirePositions } from '#app/organisation/public/require_rows'
import { locationsInScope, type ScopeLocation } from '#app/scheduling/public/scope'
import { longestModelDays, type LabourModelScope } from '#contracts/labour_model'

/**
 * The scope with its locations spelled out, and these. Archived locations are planned no more.
 *
 * @throws demand.run_span unless the days are 1 to `longestModelDays`
 * @throws demand.run_in_past when the first day is over
 * @throws demand.run_position_archived with `name`
 * @throws demand.run_position_hidden with `name`
 * @throws core.not_found and core.forbidden for what is not the planner's
 */
export async function modelScope(
  asked: LabourModelScope
): Promise<{ scope: LabourModelScope; locations: ScopeLocation[] }> {
  const days = daysBetween(asked.from, asked.until)
  if (days < 1 || days > longestModelDays)
    throw new DomainError('demand.run_span', { most: longestModelDays })
  const found = await locationsInScope(asked.locationIds)
  const locations = found.filter(({ archived }) => !archived).sort((a, b) => (a.id < b.id ? -1 : 1))
  const today = locations.map(({ zone }) => dayOf(Date.now(), zone)).sort()[0]
  if (today !== undefined && asked.from < today) throw new DomainError('demand.run_in_past', { today })
  await requirePositions(asked.positionIds)
  await requireUsed(asked.positionIds)
  await requireShown(asked.positionIds)
  return { scope: { ...asked, locationIds: locations.map(({ id }) => id) }, locations }
}

async function requireUsed(positionIds: readonly string[]): Promise<void> {
  const archived = await firstPosition(positionIds, 'archived')
  if (archived !== undefined) throw new DomainError('demand.run_position_archived', { name: archived })
}
