import type { Reason } from '../../result.ts'
import { canTake } from '../broken_rules.ts'
import type { FinishedPlan } from '../finished_plan.ts'
import { costsLess } from './costs_less.ts'
import { bringsToMinimum, bringsToNorm, fairestShare } from './hours.ts'
import { keepsRest } from './keeps_rest.ts'
import { onlyQualifiedFree, prefers, previousBlocked } from './qualified.ts'
import type { Given, ReasonKind } from './reason_kind.ts'
import { fewestHolidays, fewestNights, fewestWeekends } from './unpopular.ts'

/** The most reasons given for a shift. */
export const MOST_REASONS = 3

/** The strongest first: what left no choice, what was asked for, what is fair, what else speaks for it. */
const kinds: readonly ReasonKind[] = [
  onlyQualifiedFree,
  previousBlocked,
  prefers,
  bringsToMinimum,
  fewestHolidays,
  fewestNights,
  fewestWeekends,
  bringsToNorm,
  fairestShare,
  costsLess,
  keepsRest,
]

/** Why this person got this shift: at most three facts of the finished plan, the strongest first; never none. */
export function reasonsFor(plan: FinishedPlan, shift: number): Reason[] {
  const person = plan.assignee[shift]!
  return reasonsOf({ plan, shift, person, others: othersWhoCould(plan, shift, person) })
}

export function reasonsOf(given: Given): Reason[] {
  const reasons: Reason[] = []
  for (const kind of kinds) {
    const reason = kind(given)
    if (reason) reasons.push(reason)
    if (reasons.length === MOST_REASONS) return reasons
  }
  if (reasons.length > 0) return reasons
  return [{ code: 'free_and_qualified', details: { others: given.others.length } }]
}

/** People whose rules the shift would not break beside the work they have in the finished plan. */
const othersWhoCould = ({ model, standings }: FinishedPlan, shift: number, person: number): number[] =>
  [...model.candidates[shift]!].filter(
    (p) => p !== person && canTake(standings[p]!, model.people[p]!.planned[shift]!)
  )
