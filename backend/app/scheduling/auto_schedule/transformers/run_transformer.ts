import { canUse } from '#contracts/abilities'
import type { Entitlements } from '#contracts/abilities'
import type { Role } from '#contracts/enums'
import type { AutoScheduleRun, ProposalChange, RunFigures, RunProgress } from '#contracts/schedule'
import type { RunRow } from '#app/scheduling/auto_schedule/queries/find_run'

/** Whether somebody may see what planned shifts cost. */
export const seesCost = ({ role, entitlements }: { role: Role; entitlements: Entitlements }): boolean =>
  canUse(role, 'shift_cost.read', entitlements)

/** A run for the wire. Without the right to see cost no number and no reason tells of it. */
export function runOf(run: RunRow, { cost }: { cost: boolean }): AutoScheduleRun {
  const { proposal } = run
  return {
    id: run.id,
    state: run.state,
    scope: run.scope,
    goals: run.goals,
    budgetMs: run.budgetMs,
    seed: run.seed,
    requestedAt: run.requestedAt.toISOString(),
    requestedByUserId: run.requestedBy,
    progress: run.progress && progressOf(run.progress, { cost: cost || run.goals.cost === 0 }),
    figuresBefore: proposal && figuresOf(proposal.figuresBefore, cost),
    figuresAfter: proposal && figuresOf(proposal.figuresAfter, cost),
    changes: (proposal?.changes ?? [])
      .map(({ acceptedBy: _command, ...change }) => change)
      .map((change) => (cost ? change : withoutCost(change))),
    unfilled: proposal?.unfilled ?? [],
    failureCode: run.failureCode,
  }
}

/** The score adds up all goals, cost among them. */
export const progressOf = (
  { elapsedMs, budgetMs, score, unfilledMinutes, unfilledShifts, iterations }: RunProgress,
  { cost }: { cost: boolean }
): RunProgress => ({
  elapsedMs,
  budgetMs,
  score: cost ? score : null,
  unfilledMinutes,
  unfilledShifts,
  iterations,
})

function figuresOf({ costMinor, ...figures }: RunFigures, cost: boolean): RunFigures {
  return cost && costMinor !== undefined ? { ...figures, costMinor } : figures
}

/** That somebody costs less than others is told to nobody who may not see cost. */
function withoutCost(change: ProposalChange): ProposalChange {
  const reasons = change.reasons.filter(({ code }) => code !== 'costs_less')
  const other = change.reasons.find(({ code }) => code === 'costs_less')
  const neutral = other && reasons.length === 0 ? [{ ...other, code: 'free_and_qualified' }] : reasons
  return { ...change, reasons: neutral }
}
