import { clockMinutes } from '@shiftloom/solver/time'
import { stepsFault } from '@shiftloom/solver/labour_model/rules/steps'
import { hoursOverlap } from '@shiftloom/solver/labour_model/position/hours_fault'
import { database } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { firstPosition } from '#app/demand/rules/first_position'
import { requirePositions } from '#app/organisation/public/require_rows'
import { metricWorkKinds, type RuleBody, type RuleConnection, type RuleWork } from '#contracts/demand_rules'

const goesByMetric = ({ kind }: RuleWork): boolean => metricWorkKinds.some((one) => one === kind)

/**
 * What is well formed and makes no sense together.
 *
 * @throws demand.rule_steps with the `fault`
 * @throws demand.rule_hours_overlap
 * @throws demand.rule_minimum_above_maximum
 * @throws demand.rule_task_too_long
 * @throws demand.rule_metric_missing
 * @throws demand.rule_metric_unused
 */
export function requireSoundBody({ work, minimum, maximum, hours }: RuleBody, metricId: string | null): void {
  if (goesByMetric(work) && metricId === null) throw new DomainError('demand.rule_metric_missing')
  if (!goesByMetric(work) && metricId !== null) throw new DomainError('demand.rule_metric_unused')
  if (maximum !== null && minimum > maximum)
    throw new DomainError('demand.rule_minimum_above_maximum', { minimum, maximum, field: 'body.maximum' })
  if (hours && hoursOverlap(hours))
    throw new DomainError('demand.rule_hours_overlap', { field: 'body.hours' })
  const fault = work.kind === 'range' ? stepsFault(work.steps) : null
  if (fault) throw new DomainError('demand.rule_steps', { fault, field: 'body.work.steps' })
  if (work.kind === 'task' && work.durationMinutes > windowMinutes(work))
    throw new DomainError('demand.rule_task_too_long', { field: 'body.work.durationMinutes' })
}

function windowMinutes({ from, until }: Extract<RuleWork, { kind: 'task' }>): number {
  const minutes = clockMinutes(until) - clockMinutes(from)
  return minutes > 0 ? minutes : minutes + 1440
}

/**
 * @throws core.not_found for a position or metric of no one here
 * @throws demand.rule_position_archived
 */
export async function requireLinks(
  connections: readonly RuleConnection[],
  metricId: string | null
): Promise<void> {
  const ids = connections.map(({ positionId }) => positionId)
  await requirePositions(ids)
  const archived = await firstPosition(ids, 'archived')
  if (archived !== undefined) throw new DomainError('demand.rule_position_archived', { name: archived })
  if (metricId === null) return
  await database()
    .selectFrom('demandMetrics')
    .select('id')
    .where('id', '=', metricId)
    .where('deletedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirstOrThrow(() => notFound({ metricId }))
}
