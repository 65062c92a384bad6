import type { RosterRule } from '../../contract_rules/contract_rule.ts'
import { overlaps } from '../../../time/time.ts'
import { excessOf } from '../../excess.ts'
import { TOLERANCE, withWork } from '../broken_rules.ts'
import type { Standing } from '../finished_plan.ts'
import type { ReasonKind } from './reason_kind.ts'

const rests: readonly RosterRule['id'][] = ['daily_rest', 'weekly_rest']

/** Most others who may do this work and are free at that time would lose a rest that the law wants. */
export const keepsRest: ReasonKind = ({ plan: { model, standings }, shift, person, others }) => {
  const tired = [...model.candidates[shift]!].filter((p) => p !== person && losesRest(standings[p]!, shift))
  return tired.length > others.length && { code: 'keeps_rest', details: { others: tired.length } }
}

function losesRest({ person, timeline, around, excess }: Standing, shift: number): boolean {
  const work = person.planned[shift]!
  if (timeline.some((other) => overlaps(other, work))) return false
  const after = withWork(timeline, work)
  return around.some(
    (rule, r) => rests.includes(rule.id) && excessOf(rule, person, after) > excess[r]! + TOLERANCE
  )
}
