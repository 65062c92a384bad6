import type { LabourLimits, WorkSystem } from './limits.ts'
import type { PlannedWork } from './planned_work.ts'
import type { PersonFacts, Report, Rule, RuleId } from './rule.ts'
import type { RuleCalendar } from './calendar.ts'

/** Rules that ask for the working-time system or the day's limit of a contract. */
const rulesOfContracts: ReadonlySet<string> = new Set<RuleId>([
  'shifts_per_day',
  'daily_rest',
  'daily_hours',
  'daily_norm',
  'weekly_norm',
  'fourth_sunday',
  'weekend_system',
  'divided_day',
  'short_week',
  'continuous_week',
  'continuous_average',
  'settlement_length',
  'period_hours',
  'overtime_year',
  'harmful_hours',
])

/**
 * Scans by the contract of each day: a breach belongs to the contract in force where its window starts. People with one
 * contract, which is nearly everybody, cost nothing more.
 */
export function scanByContract(
  rule: Rule<string, string>,
  work: readonly PlannedWork[],
  person: PersonFacts,
  limits: LabourLimits,
  calendar: RuleCalendar,
  report: Report
): void {
  if (person.terms === undefined || !rulesOfContracts.has(rule.id))
    return rule.scan(work, person, limits, calendar, report)
  for (const term of person.terms) {
    const facts = { ...person, workSystem: term.workSystem, dailyMaxMinutes: term.dailyMaxMinutes }
    rule.scan(work, facts, limits, calendar, (first, last, actual, limit, start, end) => {
      if (start >= term.start && start < term.end) report(first, last, actual, limit, start, end)
    })
  }
}

/** Every working-time system a person has in the days looked at. */
export const workSystemsOf = ({ workSystem, terms }: PersonFacts): readonly WorkSystem[] =>
  terms?.map((term) => term.workSystem) ?? [workSystem]

/** Whether a person may have work longer than the day, after which the rest is as long, on any day looked at. */
export const mayExtendShifts = (person: PersonFacts): boolean =>
  workSystemsOf(person).some((system) => system === 'EQUIV16' || system === 'EQUIV24')
