import type { PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { addDays } from '@shiftloom/solver/time'
import type { StoredEntry } from '#app/scheduling/entries/entry'
import { inOrderOfRules, judgedPlan, type JudgedPlan } from '#app/scheduling/rules/plan_check'

/** Blocking breaches in the present plan that are not overridden and involve one of these entries; facts first. */
export async function blockingVerdicts(
  entries: readonly StoredEntry[]
): Promise<{ plan: JudgedPlan; blocking: PlanVerdict[] }> {
  const people = new Set(entries.flatMap(({ employeeId }) => employeeId ?? []))
  const days = entries.map(({ day }) => day).sort()
  const plan = await judgedPlan([...people], { from: days[0]!, until: addDays(days.at(-1)!, 1) })
  const asked = new Set(entries.map(({ id }) => id))
  const blocking = plan.judge
    .verdicts()
    .filter(
      ({ severity, acceptanceId, shiftIds }) =>
        severity === 'block' && acceptanceId === null && shiftIds.some((id) => asked.has(id))
    )
  return { plan, blocking: inOrderOfRules(blocking) }
}
