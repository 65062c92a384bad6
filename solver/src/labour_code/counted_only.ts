import { scanByContract } from './contract_terms.ts'
import type { PlannedWork } from './planned_work.ts'
import type { Report, Rule, RuleId, Rules, PersonFacts } from './rule.ts'

/** Rules about where a person is, which see every work; the others see only positions included in working hours. */
const rulesOfPresence: ReadonlySet<string> = new Set<RuleId>([
  'employment',
  'qualification',
  'location',
  'absence',
  'availability',
  'overlap',
  'forbidden_work',
  'business_trip',
])

export const seesAllWork = (rule: Rule<string, string>): boolean => rulesOfPresence.has(rule.id)

/**
 * Scans with work outside working hours left out where the rule is about working time; indices it reports are those of
 * the whole timeline. The roster search, whose work all counts, calls `scan` itself.
 */
export function scanCounted(
  rule: Rule<string, string>,
  work: readonly PlannedWork[],
  person: PersonFacts,
  { limits, calendar }: Rules,
  report: Report
): void {
  if (seesAllWork(rule) || work.every(({ counts }) => counts)) {
    return scanByContract(rule, work, person, limits, calendar, report)
  }
  const places = work.flatMap(({ counts }, place) => (counts ? [place] : []))
  const counted = places.map((place) => work[place]!)
  scanByContract(rule, counted, person, limits, calendar, (first, last, actual, limit, start, end) =>
    report(places[first]!, places[last]!, actual, limit, start, end)
  )
}
