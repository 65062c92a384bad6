import { isEligible } from '../blockers.ts'
import { blockerOf, toReason } from '../broken_rules.ts'
import { UNASSIGNED } from '../../model.ts'
import { wishesDue } from '../../wish_weights.ts'
import type { ReasonKind } from './reason_kind.ts'

/** Of all who hold the position and work at the location, no one else is free. */
export const onlyQualifiedFree: ReasonKind = ({ plan: { model }, shift, others }) => {
  if (others.length > 0) return false
  const qualified = model.people.filter((person) => isEligible(person, model.shifts[shift]!)).length
  return { code: 'only_qualified_free', details: { others: 0, qualified } }
}

/** The present assignee can no longer work it, whatever else they do: on leave, called in sick, no longer employed. */
export const previousBlocked: ReasonKind = ({ plan: { model, standings }, shift, person }) => {
  const before = model.current[shift]!
  if (before === UNASSIGNED || before === person) return false
  const blocker = blockerOf({ ...standings[before]!, around: [] }, model.people[before]!.planned[shift]!)
  return blocker !== null && { code: 'previous_blocked', details: toReason(blocker).details }
}

/** Of people whose wishes were refused more often than others' before, it says that as well. */
export const prefers: ReasonKind = ({ plan: { model }, shift, person }) => {
  if (model.preference[person * model.shifts.length + shift]! < 0) return false
  const { people, goals } = model.problem
  return { code: wishesDue(people[person]!, { goals }) > 0 ? 'prefers_due' : 'prefers', details: {} }
}
