import type { ModelProblem } from '@shiftloom/solver/labour_model/run/problem'
import { DomainError } from '#app/core/errors/domain_error'
import { modelLocation } from '#app/demand/runs/problem/model_location'
import { plannedModelShifts } from '#app/demand/runs/problem/planned_model_shifts'
import { requireShown } from '#app/demand/runs/problem/require_shown'
import type { ScopeLocation } from '#app/scheduling/public/scope'
import { mostModelRows, type LabourModelFinding, type LabourModelScope } from '#contracts/labour_model'

/** Minutes of a slot, as everywhere in the module. */
const slotMinutes = 15

/**
 * What the solver makes shifts from, in ids and numbers.
 *
 * @throws demand.run_without_rules when nothing asks for people there and then
 * @throws demand.run_without_records when all that asks goes by metrics of which nothing is recorded
 * @throws demand.run_too_large
 * @throws demand.run_position_hidden when people are asked for at positions alone that the schedule does not show
 */
export async function buildModelProblem(
  places: readonly ScopeLocation[],
  scope: LabourModelScope
): Promise<{ problem: ModelProblem; findings: LabourModelFinding[] }> {
  const locations: ModelProblem['locations'][number][] = []
  const findings: LabourModelFinding[] = []
  for (const place of places) {
    const planned = await plannedModelShifts(place.id, scope)
    const found = await modelLocation(place, { ...scope, shownOnly: true }, planned)
    findings.push(...found.findings)
    if (!found.location) continue
    locations.push(found.location)
    const rows = locations.reduce((sum, { positions }) => sum + positions.length, 0)
    if (rows > mostModelRows) throw new DomainError('demand.run_too_large', { most: mostModelRows })
  }
  if (locations.length === 0) {
    await requireShown(findings.flatMap((one) => (one.code === 'position_hidden' ? one.positionId : [])))
    throw new DomainError('demand.run_without_rules')
  }
  if (!locations.some(isKnown)) throw new DomainError('demand.run_without_records')
  return { problem: { version: 1, slotMinutes, locations }, findings }
}

/** Whether a rule goes by no metric, or by one of which something is recorded. */
const isKnown = ({ positions, metrics }: ModelProblem['locations'][number]): boolean => {
  const recorded = new Set(
    metrics.filter(({ values }) => values.some((value) => value !== null)).map(({ metricId }) => metricId)
  )
  return positions.some(({ rules }) =>
    rules.some(({ metricId }) => metricId === null || recorded.has(metricId))
  )
}
