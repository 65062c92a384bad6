import type { PlannedWork } from '../../labour_code/planned_work.ts'
import type { Rule } from '../../labour_code/rule.ts'
import type { ModelPerson } from '../model.ts'

let sum = 0
let count = 0
const add = (_first: number, _last: number, actual: number, limit: number): void => {
  sum += Math.abs(actual - limit)
  count += 1
}

/** How far a timeline is beyond one rule, in the rule's unit; 0 when it holds. */
export function excessOf(rule: Rule, person: ModelPerson, work: readonly PlannedWork[]): number {
  sum = 0
  rule.scan(work, person.facts, person.rules.limits, person.rules.calendar, add)
  return sum
}

/** How many breaches of rules that only alert a timeline has. */
export function alertsOf(person: ModelPerson, work: readonly PlannedWork[]): number {
  count = 0
  for (const rule of person.alerting) {
    rule.scan(work, person.facts, person.rules.limits, person.rules.calendar, add)
  }
  return count
}
