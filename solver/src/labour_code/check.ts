import type { Period } from '../time/time.ts'
import { scanCounted, seesAllWork } from './counted_only.ts'
import { physicalRules } from './law_packs.ts'
import { byStart, planWork, type PlannedWork, type Work } from './planned_work.ts'
import { allRules } from './registry.ts'
import type { PersonFacts, Rule, RuleId, Rules, RuleSettings, Severity } from './rule.ts'

/** What a rule found: enough to show it, to translate it and to decide whether a change may be saved. */
export type Verdict = {
  readonly ruleId: RuleId
  readonly severity: 'alert' | 'block'
  readonly personId: string
  /** The works involved, in time order. */
  readonly shiftIds: readonly string[]
  /** The window the rule looked at. */
  readonly window: Period
  /** Both in `unit`. */
  readonly actual: number
  readonly limit: number
  readonly unit: Rule['unit']
  readonly sense: Rule['sense']
  readonly basis: string
}

/** The severity that counts: facts block whatever the settings say; settings older than a rule leave it off. */
export const severityOf = (ruleId: RuleId, settings: RuleSettings): Severity =>
  physicalRules.includes(ruleId) ? 'block' : (settings[ruleId] ?? 'off')

/**
 * Every breach in one person's work. Give the work around the days in question too: 28 days before (working Sundays)
 * and 7 after (weekly rest), or the whole settlement period for agreed hours.
 */
export const checkTimeline = (person: PersonFacts, work: readonly Work[], rules: Rules): Verdict[] =>
  checkPlanned(
    person,
    [...work].sort(byStart).map((item) => planWork(item, rules.calendar)),
    rules
  )

/** The same for work that is already sorted and prepared. */
export function checkPlanned(person: PersonFacts, work: readonly PlannedWork[], rules: Rules): Verdict[] {
  return allRules.flatMap((rule) => verdictsOfRule(rule, person, work, rules))
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
  scanCounted(rule, work, person, rules, (first, last, actual, limit, start, end) =>
    verdicts.push({
      ruleId: rule.id,
      severity,
      personId: person.id,
      shiftIds: idsOf(work, first, last, rule),
      window: { start, end },
      actual,
      limit,
      unit: rule.unit,
      sense: rule.sense,
      basis: rule.basis,
    })
  )
  return verdicts
}

const idsOf = (work: readonly PlannedWork[], first: number, last: number, rule: Rule): string[] =>
  work
    .slice(first, last + 1)
    .filter(({ counts }) => counts || seesAllWork(rule))
    .map(({ id }) => id)

/**
 * The breaches a change adds or makes worse; what was wrong before and stays as wrong is left out, so that a planner is
 * not refused because of somebody else's old mistake.
 */
export function checkChange(
  person: PersonFacts,
  before: readonly Work[],
  after: readonly Work[],
  rules: Rules
): Verdict[] {
  const known = new Map(checkTimeline(person, before, rules).map((verdict) => [keyOf(verdict), verdict]))
  return checkTimeline(person, after, rules).filter((verdict) => {
    const old = known.get(keyOf(verdict))
    return old === undefined || breach(verdict) > breach(old)
  })
}

const keyOf = ({ ruleId, window }: Verdict): string => `${ruleId}:${window.start}:${window.end}`

/** How far beyond its limit a verdict is, in its unit. */
export const breach = ({ actual, limit, sense }: Verdict): number =>
  sense === 'at_most' ? actual - limit : limit - actual
