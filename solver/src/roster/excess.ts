import { scanByContract } from '../labour_code/contract_terms.ts'
import { scanCounted } from '../labour_code/counted_only.ts'
import type { PlannedWork } from '../labour_code/planned_work.ts'
import type { RosterRule } from './contract_rules/contract_rule.ts'
import type { ModelPerson } from './model.ts'

let sum = 0
let count = 0
const add = (_first: number, _last: number, actual: number, limit: number): void => {
  sum += Math.abs(actual - limit)
  count += 1
}

/** How far a timeline is beyond one rule, in the rule's unit; 0 when it holds. */
export function excessOf(rule: RosterRule, person: ModelPerson, work: readonly PlannedWork[]): number {
  sum = 0
  scan(rule, person, work)
  return sum
}

/** Work that does not count is rare, and leaving it out costs memory: only those who have such work pay for it. */
function scan(
  rule: RosterRule,
  { facts, rules, allCounts }: ModelPerson,
  work: readonly PlannedWork[]
): void {
  if (allCounts) scanByContract(rule, work, facts, rules.limits, rules.calendar, add)
  else scanCounted(rule, work, facts, rules, add)
}

/** How many breaches of rules that only alert a timeline has. */
export function alertsOf(person: ModelPerson, work: readonly PlannedWork[]): number {
  count = 0
  for (const rule of person.alerting) scan(rule, person, work)
  return count
}
