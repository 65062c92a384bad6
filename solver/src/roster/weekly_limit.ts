import { workSystemsOf } from '../labour_code/contract_terms.ts'
import type { PersonFacts, RuleId, Rules } from '../labour_code/rule.ts'

/** The fewest minutes of a week among the rules that `counts` lets in; Infinity where none limits it. */
export function weeklyLimitOf(
  { facts, rules }: { readonly facts: PersonFacts; readonly rules: Rules },
  counts: (id: RuleId) => boolean
): number {
  const { weeklyMaxMinutes, normalWeekMinutes } = rules.limits
  const limits: [RuleId, number | null | undefined][] = [
    ['personal_week', facts.weeklyMaxMinutes],
    ['weekly_hours', weeklyMaxMinutes],
    ['weekly_norm', workSystemsOf(facts).includes('TASK') ? null : normalWeekMinutes],
  ]
  return Math.min(...limits.map(([id, minutes]) => (counts(id) ? (minutes ?? Infinity) : Infinity)))
}
