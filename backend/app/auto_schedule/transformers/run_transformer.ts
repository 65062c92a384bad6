import { canUse } from '#contracts/abilities'
import type { Entitlements } from '#contracts/abilities'
import type { Role } from '#contracts/enums'
import type { AutoScheduleRun, RunProgress } from '#contracts/auto_schedule'
import { figuresFor, isShown, variantFor } from '#app/auto_schedule/transformers/variant_transformer'
import type { RunRow } from '#app/auto_schedule/queries/find_run'

/** Whether a user may see what planned shifts cost. */
export const seesCost = ({ role, entitlements }: { role: Role; entitlements: Entitlements }): boolean =>
  canUse(role, 'shift_cost.read', entitlements)

/** A run for the wire. Without the right to see cost no number, no reason and no variant reveals it. */
export const runOf = (run: RunRow, { cost }: { cost: boolean }): AutoScheduleRun => ({
  id: run.id,
  state: run.state,
  scope: run.scope,
  goals: run.goals,
  budgetMs: run.budgetMs,
  seed: run.seed,
  requestedAt: run.requestedAt.toISOString(),
  requestedByUserId: run.requestedBy,
  progress: run.progress && progressOf(run.progress, { cost: cost || run.goals.cost === 0 }),
  figuresBefore: run.figuresBefore && figuresFor(run.figuresBefore, { cost }),
  variants: run.variants
    .filter((variant) => isShown(variant, run, { cost }))
    .map((variant) => variantFor(variant, { cost })),
  repair: run.repair,
  failureCode: run.failureCode,
})

/** The score adds up all goals, cost among them; how far it is from the best in percent says nothing of money. */
export const progressOf = (
  { elapsedMs, budgetMs, gapPercent, score, unfilledMinutes, unfilledShifts, iterations }: RunProgress,
  { cost }: { cost: boolean }
): RunProgress => ({
  elapsedMs,
  budgetMs,
  // Runs stored before gaps were recorded have none.
  gapPercent: gapPercent ?? null,
  score: cost ? score : null,
  unfilledMinutes,
  unfilledShifts,
  iterations,
})
