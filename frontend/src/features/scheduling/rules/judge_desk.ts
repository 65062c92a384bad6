import type {
  PlanChange,
  PlanContext,
  PlanEffect,
  PlanEntry,
  PlanVerdict,
} from '@shiftloom/solver/labour_code/plan/plan_context'
import type { JudgeOf, PlanJudge } from '@shiftloom/solver/labour_code/plan/plan_judge'

/**
 * The judge of the plan on screen, as the worker offers it. Every answer is about a revision: a question about a plan
 * that is no longer held is answered with null.
 */
export class JudgeDesk {
  private readonly judgeOf: JudgeOf
  private judge: PlanJudge | null = null
  private revision = -1

  constructor(judgeOf: JudgeOf) {
    this.judgeOf = judgeOf
  }

  open(revision: number, context: PlanContext, entries: readonly PlanEntry[]): readonly PlanVerdict[] {
    this.revision = revision
    this.judge = this.judgeOf(context, entries)
    return this.judge.verdicts()
  }

  /** @throws Error before `open` */
  update(revision: number, change: PlanChange): readonly PlanVerdict[] {
    if (!this.judge) throw new Error('A plan must be opened before it can change.')
    this.revision = revision
    this.judge.apply(change)
    // Undo reaches the worker as another change: nothing has to be taken back here.
    this.judge.settle()
    return this.judge.verdicts()
  }

  /** What each change would do; null when the plan is another by now. */
  effects(revision: number, changes: readonly PlanChange[]): PlanEffect[] | null {
    const { judge } = this
    if (!judge || revision !== this.revision) return null
    return changes.map((change) => judge.effectOf(change))
  }

  verdicts(): readonly PlanVerdict[] {
    return this.judge?.verdicts() ?? []
  }
}
