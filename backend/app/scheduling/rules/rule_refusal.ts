import type { PlanEntry, PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { DomainError } from '#app/core/errors/domain_error'
import { sentenceOf } from '#app/scheduling/rules/sentence'
import type { Writing } from '#contracts/written_times'
import type { RuleBreach, RuleRefusal } from '#contracts/schedule_rules'

/** A verdict as the API returns it. */
export const breachOf = (verdict: PlanVerdict): RuleBreach => ({
  ruleId: verdict.ruleId,
  severity: verdict.severity,
  employeeId: verdict.personId,
  entryIds: [...verdict.shiftIds],
  windowStart: new Date(verdict.window.start).toISOString(),
  windowEnd: new Date(verdict.window.end).toISOString(),
  actual: verdict.actual,
  limit: verdict.limit,
  unit: verdict.unit,
  ...(verdict.paidOnly && { paidOnly: true }),
  ...(verdict.toleranceMinutes && { toleranceMinutes: verdict.toleranceMinutes }),
})

const LISTED = 20

type Refused = {
  /** Not empty; the first one names the refusal. */
  verdicts: readonly PlanVerdict[]
  /** Entries that were to change; none when publishing. */
  changed: ReadonlySet<string>
  overridable: boolean
  /** Work the sentence may speak of. */
  works: readonly PlanEntry[]
  /** How the organisation writes times of day. */
  writing: Pick<Writing, 'timeFormat'>
}

/** The refusal of a rule, under its own code, with the sentence the screen shows. */
export function ruleRefusal({ verdicts, changed, overridable, works, writing }: Refused): DomainError {
  const [first, ...rest] = verdicts
  const details: RuleRefusal = {
    ...breachOf(first!),
    changedEntryId: first!.shiftIds.findLast((id) => changed.has(id)) ?? null,
    overridable,
    others: rest.slice(0, LISTED).map(breachOf),
    count: verdicts.length,
  }
  return new DomainError(`labour_code.${first!.ruleId}`, details, (locale) =>
    sentenceOf(first!, works, locale, writing)
  )
}
