import { figuresOf } from '@shiftloom/solver/roster/figures'
import type { RosterProblem } from '@shiftloom/solver/roster/problem'
import type { ExplainedUnfilled, Reason, RosterResult } from '@shiftloom/solver/roster/result'
import { withoutBlocking } from '#app/scheduling/auto_schedule/proposal/without_blocking'
import type { StoredProposal } from '#app/scheduling/auto_schedule/queries/find_run'
import type { ProposalChange, ProposalUnfilled } from '#contracts/schedule'

export type Judged = { proposal: StoredProposal; dropped: { entryId: string; ruleId: string }[] }

/**
 * What a solver's answer means for the schedule. Nothing is taken on trust: changes that break a blocking rule are left
 * out, and the figures are counted again without them.
 *
 * @returns null when the answer does not fit the problem
 */
export function proposalOf(problem: RosterProblem, result: RosterResult): Judged | null {
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
      .map((one) => unfilledOf(one, days)),
    ...dropped
      .filter(({ change }) => open(change.entryId))
      .map(({ change, ruleId }) => ({
        entryId: change.entryId,
        day: change.day,
        blockers: [{ employeeId: change.toEmployeeId!, code: ruleId, details: {} }],
      })),
  ]
  const figuresAfter = dropped.length === 0 ? result.figuresAfter : figuresOf(problem, plan)
  return {
    proposal: { changes: kept, unfilled, figuresBefore: result.figuresBefore, figuresAfter },
    dropped: dropped.map(({ change, ruleId }) => ({ entryId: change.entryId, ruleId })),
  }
}

const plain = ({ code, details }: Reason) => ({ code, details: { ...details } })

const unfilledOf = (
  { shiftId, blockers }: ExplainedUnfilled,
  days: Map<string, string>
): ProposalUnfilled => ({
  entryId: shiftId,
  day: days.get(shiftId)!,
  blockers: blockers.map(({ personId, code, details }) => ({
    employeeId: personId,
    code,
    details: { ...details },
  })),
})
