import { scanCounted, seesAllWork } from './counted_only.ts'
import { physicalRules } from './law_packs.ts'
import { byStart, planWork, type PlannedWork, type Work } from './planned_work.ts'
import { allRules } from './registry.ts'
import type { PersonFacts, Rule, RuleId, Rules, RuleSettings, Severity } from './rule.ts'
import { reportedRules, toleranceOf } from './tolerance.ts'
import { comparedVerdicts, type Verdict } from './verdict.ts'

export { breach, type Verdict } from './verdict.ts'

/** The severity that counts: facts block whatever the settings say; settings older than a rule leave it off. */
export const severityOf = (ruleId: RuleId, settings: RuleSettings): Severity =>
  physicalRules.includes(ruleId) ? 'block' : (settings[ruleId] ?? 'off')

/**
 * Every breach in one person's work. Give the work around the days in question too: 28 days before (working Sundays)
 * and 7 after (weekly rest), or the whole settlement period for agreed hours.
 */
export const checkTimeline = (
  person: PersonFacts,
  work: readonly Work[],
  rules: Rules,
  which: readonly Rule[] = allRules
): Verdict[] =>
  checkPlanned(
    person,
    [...work].sort(byStart).map((item) => planWork(item, rules.calendar)),
    rules,
    which
  )

/** The same for work that is already sorted and prepared. */
export function checkPlanned(
  person: PersonFacts,
  work: readonly PlannedWork[],
  rules: Rules,
  which: readonly Rule[] = allRules
): Verdict[] {
  return which.flatMap((rule) => verdictsOfRule(rule, person, work, rules))
}

/** What one rule finds in prepared work; nothing when it is switched off. */
export function verdictsOfRule(
  rule: Rule,
  person: PersonFacts,
  work: readonly PlannedWork[],
  rules: Rules
): Verdict[] {
  const severity = severityOf(rule.id, rules.settings)
  if (severity === 'off') return []
  const verdicts: Verdict[] = []
  const paidOnly = rule.id === 'day_break' && rules.limits.breaks?.paidOnly === true
  const reported = reportedRules(rule.id, rules)
  scanCounted(rule, work, person, reported, (first, last, actual, limit, start, end) => {
    const toleranceMinutes = toleranceOf(rule.id, rules.limits, actual, limit)
    verdicts.push({
      ruleId: rule.id,
      severity: toleranceMinutes === null ? severity : 'alert',
      personId: person.id,
      shiftIds: idsOf(work, first, last, rule),
      window: { start, end },
      actual,
      limit,
      unit: rule.unit,
      sense: rule.sense,
      basis: rule.basis,
      ...(paidOnly && { paidOnly }),
      ...(toleranceMinutes !== null && { toleranceMinutes }),
    })
  })
  return verdicts
}

const idsOf = (work: readonly PlannedWork[], first: number, last: number, rule: Rule): string[] => {
  const ids: string[] = []
  for (let i = first; i <= last; i += 1) {
    const item = work[i]!
    if (!item.counts && !seesAllWork(rule)) continue
    if (rule.involves === undefined || rule.involves(item, work[first]!)) ids.push(item.id)
  }
  return ids
}

/**
 * The breaches a change adds or makes worse; what was wrong before and stays as wrong is left out, so that a planner is
 * not refused because of another planner's old mistake.
 */
export function checkChange(
  person: PersonFacts,
  before: readonly Work[],
  after: readonly Work[],
  rules: Rules
): Verdict[] {
  return comparedVerdicts(checkTimeline(person, before, rules), checkTimeline(person, after, rules)).worse
}
