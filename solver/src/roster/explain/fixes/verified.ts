import { checkPlanned, type Verdict } from '../../../labour_code/check.ts'
import type { PlannedWork } from '../../../labour_code/planned_work.ts'
import { comparedVerdicts } from '../../../labour_code/verdict.ts'
import { excessOf } from '../../excess.ts'
import { TOLERANCE } from '../broken_rules.ts'
import type { Standing } from '../finished_plan.ts'

/** Blocking breaches of the labour code that another timeline of a person has and the plan has not. */
export function newBreaches({ person, timeline }: Standing, after: readonly PlannedWork[]): Verdict[] {
  const { facts, rules } = person
  return comparedVerdicts(
    checkPlanned(facts, timeline, rules),
    checkPlanned(facts, after, rules)
  ).worse.filter(({ severity }) => severity === 'block')
}

/** Whether another timeline breaks no rule, of the law or of a contract, further than the plan does. */
export const isSound = (standing: Standing, after: readonly PlannedWork[]): boolean =>
  keepsRules(standing, after) && newBreaches(standing, after).length === 0

/** The same for rules about work around a work, without the windows that `newBreaches` compares. */
export const keepsRules = ({ person, around, excess }: Standing, after: readonly PlannedWork[]): boolean =>
  around.every((rule, r) => excessOf(rule, person, after) <= excess[r]! + TOLERANCE)
