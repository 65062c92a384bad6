import { canTake } from '@shiftloom/solver/roster/explain/broken_rules'
import { finishedPlan, type FinishedPlan } from '@shiftloom/solver/roster/explain/finished_plan'
import { MOST_REASONS } from '@shiftloom/solver/roster/explain/reasons/reasons'
import { UNASSIGNED } from '@shiftloom/solver/roster/model'
import { modelOf } from '@shiftloom/solver/roster/model_of'
import type { RosterProblem } from '@shiftloom/solver/roster/problem'
import type { ProposalChange, RunGoals } from '#contracts/auto_schedule'

type Plan = { goals: RunGoals; changes: ProposalChange[] }
type Reason = ProposalChange['reasons'][number]

/** By how many minor units the plan gets dearer when another person has one of its shifts; undefined where a rate is unknown. */
export type DearerWith = (entryId: string, employeeId: string) => number | undefined

/**
 * Decides in a proposal who costs less by the costs that are shown, with all that a change of hands does to overtime.
 * Plans that were not searched for low cost stay as they are.
 *
 * @param problem the run's, with its rates
 */
export function withCostReasons<P extends Plan>(problem: RosterProblem, plan: P, dearerWith: DearerWith): P {
  if (plan.goals.cost === 0 || !problem.people.some(({ rates }) => rates)) return plan
  const finished = finishedOf(problem, plan.changes)
  const shiftOf = new Map(finished.model.shifts.map(({ id }, shift) => [id, shift]))
  const changes = plan.changes.map((change) => {
    const shift = shiftOf.get(change.entryId)
    if (change.toEmployeeId === null || shift === undefined) return change
    const reason = costsLess(finished, shift, (employeeId) => dearerWith(change.entryId, employeeId))
    return { ...change, reasons: inPlace(change.reasons, reason) }
  })
  return { ...plan, changes }
}

function finishedOf(problem: RosterProblem, changes: readonly ProposalChange[]): FinishedPlan {
  const model = modelOf(problem)
  const indexOf = new Map(model.people.map(({ id }, index) => [id, index]))
  const given = new Map(changes.map(({ entryId, toEmployeeId }) => [entryId, toEmployeeId]))
  const assignee = Int32Array.from(model.shifts, ({ id, currentPersonId }) => {
    const personId = given.has(id) ? given.get(id) : currentPersonId
    return indexOf.get(personId ?? '') ?? UNASSIGNED
  })
  return finishedPlan({ model, assignee })
}

/** With each of the others who could take it the plan is dearer; null when one of them costs no more, or there is none. */
function costsLess(
  { model, assignee, standings }: FinishedPlan,
  shift: number,
  dearerWith: (employeeId: string) => number | undefined
): Reason | null {
  const { candidates, costUnits, people, shifts } = model
  const plainCost = (p: number): number => costUnits?.[p * shifts.length + shift] ?? 0
  // Those with low rates first: the first who costs no more answers the question.
  const inOrder = [...candidates[shift]!].toSorted((a, b) => plainCost(a) - plainCost(b))
  let others = 0
  for (const p of inOrder) {
    if (p === assignee[shift] || !canTake(standings[p]!, people[p]!.planned[shift]!)) continue
    const more = dearerWith(people[p]!.id)
    if (more === undefined || more <= 0) return null
    others += 1
  }
  return others > 0 ? { code: 'costs_less', details: { others } } : null
}

/** Where the order of reasons has it: before the rest that others would lose, after all else. */
function inPlace(reasons: readonly Reason[], found: Reason | null): Reason[] {
  const said = reasons.find(({ code }) => code === 'costs_less')
  const rest = reasons.filter(({ code }) => code !== 'costs_less' && code !== 'free_and_qualified')
  const before = rest.filter(({ code }) => code !== 'keeps_rest')
  const after = rest.filter(({ code }) => code === 'keeps_rest')
  const listed = [...before, ...(found ? [found] : []), ...after].slice(0, MOST_REASONS)
  if (listed.length > 0) return listed
  return said ? [{ ...said, code: 'free_and_qualified' }] : [...reasons]
}
