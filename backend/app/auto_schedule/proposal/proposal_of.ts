import { figuresOf } from '@shiftloom/solver/roster/figures'
import type { RosterProblem } from '@shiftloom/solver/roster/problem'
import type { Reason, RosterFigures, RosterResult } from '@shiftloom/solver/roster/result'
import { gapPercent } from '#app/auto_schedule/proposal/gap_percent'
import { carrierOf, unfilledOf } from '#app/auto_schedule/proposal/explained'
import { explainedAgain } from '#app/auto_schedule/proposal/explained_again'
import { withoutBlocking } from '#app/auto_schedule/proposal/without_blocking'
import type { StoredProposal } from '#app/auto_schedule/proposal/stored_proposal'
import type { ProposalChange, ProposalUnfilled, RunGoals, VariantKey } from '#contracts/auto_schedule'

export type Judged = {
  proposal: StoredProposal
  figuresBefore: RosterFigures
  dropped: { entryId: string; ruleId: string }[]
}
/** Which of a run's plans it is. */
type Searched = { key: VariantKey; goals: RunGoals }

/**
 * What a solver's answer means for the schedule. Nothing is taken on trust: changes that break a blocking rule are left
 * out, and the figures are counted again without them.
 *
 * @returns null when the answer does not fit the problem
 */
export function proposalOf(problem: RosterProblem, result: RosterResult, searched: Searched): Judged | null {
  const days = new Map(problem.shifts.map(({ id, day }) => [id, day]))
  const current = new Map(problem.shifts.map(({ id, currentPersonId }) => [id, currentPersonId]))
  const people = new Set<string | null>([...problem.people.map(({ id }) => id), null])
  const fits = result.changes.every(
    ({ shiftId, fromPersonId, toPersonId }) =>
      days.has(shiftId) && current.get(shiftId) === fromPersonId && people.has(toPersonId)
  )
  if (!fits) return null

  const changes = result.changes.map((change): ProposalChange => ({
    entryId: change.shiftId,
    day: days.get(change.shiftId)!,
    fromEmployeeId: change.fromPersonId,
    toEmployeeId: change.toPersonId,
    reasons: change.reasons.map(plain),
    acceptedAt: null,
  }))
  const { kept, dropped } = withoutBlocking(problem, changes)
  const plan = new Map(current)
  for (const { entryId, toEmployeeId } of kept) plan.set(entryId, toEmployeeId)
  const open = (entryId: string) => plan.get(entryId) === null
  const unfilled = [
    ...result.unfilled
      .filter(({ shiftId }) => days.has(shiftId) && open(shiftId))
      .map((one) => unfilledOf(one, days.get(one.shiftId)!)),
    ...dropped.filter(({ change }) => open(change.entryId)).map(leftOpen),
  ]
  const whole = dropped.length === 0
  const { constraints, carriers } = whole
    ? result
    : explainedAgain({ ...problem, goals: searched.goals }, plan)
  return {
    proposal: {
      ...searched,
      changes: kept,
      unfilled,
      figures: whole ? result.figuresAfter : figuresOf(problem, plan),
      // What is proved is proved of the plan as it was searched.
      gapPercent: whole ? gapPercent(result.score, result.lowerBound) : null,
      constraints: constraints.map((share) => ({ ...share, details: { ...share.details } })),
      carriers: carriers.map(carrierOf),
      changedShifts: kept.length,
      changedPeople: peopleIn(kept),
      acceptedShifts: 0,
    },
    figuresBefore: result.figuresBefore,
    dropped: dropped.map(({ change, ruleId }) => ({ entryId: change.entryId, ruleId })),
  }
}

const plain = ({ code, details }: Reason) => ({ code, details: { ...details } })

const leftOpen = ({ change, ruleId }: { change: ProposalChange; ruleId: string }): ProposalUnfilled => ({
  entryId: change.entryId,
  day: change.day,
  blockers: [{ employeeId: change.toEmployeeId!, code: ruleId, details: {} }],
  fixes: [],
})

const peopleIn = (changes: readonly ProposalChange[]): number =>
  new Set(
    changes.flatMap(({ fromEmployeeId, toEmployeeId }) => [fromEmployeeId, toEmployeeId].filter(Boolean))
  ).size
