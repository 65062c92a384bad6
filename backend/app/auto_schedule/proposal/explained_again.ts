import { evaluate, type Plan } from '@shiftloom/solver/roster/evaluate'
import { carriersOf } from '@shiftloom/solver/roster/explain/carriers'
import { constraintShares } from '@shiftloom/solver/roster/explain/constraint_shares'
import { finishedPlan } from '@shiftloom/solver/roster/explain/finished_plan'
import { UNASSIGNED } from '@shiftloom/solver/roster/model'
import { modelOf } from '@shiftloom/solver/roster/model_of'
import type { RosterProblem } from '@shiftloom/solver/roster/problem'
import type { RosterResult } from '@shiftloom/solver/roster/result'

/** What a plan's score is made of and who carries what, recounted for a plan that is not the solver's own. */
export function explainedAgain(
  problem: RosterProblem,
  plan: Plan
): Pick<RosterResult, 'constraints' | 'carriers'> {
  const model = modelOf(problem)
  const indexOf = new Map(model.people.map(({ id }, index) => [id, index]))
  const assignee = Int32Array.from(model.shifts, ({ id }) => indexOf.get(plan.get(id) ?? '') ?? UNASSIGNED)
  const finished = finishedPlan({ model, assignee })
  const carriers = carriersOf(finished)
  return { carriers, constraints: constraintShares(finished, evaluate(problem, plan).aggregates, carriers) }
}
