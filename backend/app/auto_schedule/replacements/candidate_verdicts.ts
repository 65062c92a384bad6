import type { PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { planJudge } from '@shiftloom/solver/labour_code/plan/plan_judge'
import { refusedBy } from '@shiftloom/solver/labour_code/plan/refused_by'
import { planEntryOf as plannedRow } from '#app/auto_schedule/snapshot/roster_work'
import type { SnapshotEntry } from '#app/auto_schedule/snapshot/scope_entries'
import type { EntryContent } from '#app/scheduling/public/entry'
import { withoutUnknownPlace } from '#app/scheduling/public/around_entries'
import { inOrderOfRules } from '#app/scheduling/public/plan_check'
import type { PlanFrame } from '#app/scheduling/public/plan_context'
import { planEntryOf } from '#app/scheduling/public/plan_entry'
import type { ShiftReplacement } from '#contracts/auto_schedule'

/** How the rules judge assigning the shift to a candidate. */
export type Stands = Pick<ShiftReplacement, 'blocker' | 'alerts'>

/**
 * Asks of each candidate what saving would ask: the same judge about the same plan. The frame is of the shift's day and
 * the candidates; `entries` hold everything around it.
 */
export function candidateVerdicts(
  { context, days }: PlanFrame,
  entries: readonly SnapshotEntry[],
  { id, content }: { id: string; content: EntryContent }
): (employeeId: string) => Stands {
  const people = new Set(context.people.map((person) => person.id))
  const around = entries.filter(
    ({ employeeId, day }) =>
      employeeId !== null && people.has(employeeId) && day >= days.from && day < days.until
  )
  const judge = planJudge(
    { ...context, around: around.map((entry) => withoutUnknownPlace(plannedRow(entry))) },
    []
  )
  return (employeeId) => {
    const add = [planEntryOf(id, { ...content, employeeId })]
    const change = { remove: content.employeeId === null ? [] : [id], add }
    const effect = judge.effectOf(change)
    const [refusal] = inOrderOfRules(refusedBy(effect, change))
    const alerts = effect.worse.filter(
      ({ severity, acceptanceId, personId }) =>
        severity === 'alert' && acceptanceId === null && personId === employeeId
    )
    return { blocker: refusal ? breachOf(refusal) : null, alerts: alerts.map(breachOf) }
  }
}

const breachOf = ({ ruleId, actual, limit, unit, window }: PlanVerdict) => ({
  code: ruleId,
  details: {
    rule: ruleId,
    actual,
    limit,
    unit,
    windowStart: new Date(window.start).toISOString(),
    windowEnd: new Date(window.end).toISOString(),
  },
})
