import type { PlanChange, PlanContext, PlanEffect, PlanEntry, PlanVerdict } from './plan_context.ts'

/**
 * Judges a whole plan and every change of it. One judge holds one state: `apply` and `undo` change it, `effectOf` looks
 * and leaves it as it was. Built for the inner loop of a drag: a look costs what the change touches, not the plan.
 */
export interface PlanJudge {
  /** Everything wrong in the plan as it is, by person and then in the order of the rules. */
  verdicts(): readonly PlanVerdict[]
  verdictsOf(personId: string): readonly PlanVerdict[]
  effectOf(change: PlanChange): PlanEffect
  apply(change: PlanChange): PlanEffect
  /** @throws Error when there is nothing to take back */
  undo(): PlanEffect
}

/** @param entries the plan itself, next to what `context.around` holds; removed ones are passed over */
export type JudgeOf = (context: PlanContext, entries: readonly PlanEntry[]) => PlanJudge
