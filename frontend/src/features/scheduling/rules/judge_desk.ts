import type {
  PlanChange,
  PlanContext,
  PlanEffect,
  PlanEntry,
  PlanVerdict,
} from '@shiftloom/solver/labour_code/plan/plan_context'
import type { JudgeOf, PlanJudge } from '@shiftloom/solver/labour_code/plan/plan_judge'

/** Commands of a long day would make the judge's memory of steps grow; it starts afresh now and then. */
const stepsBeforeRenewal = 400

/**
 * The judge of the plan on screen, as the worker offers it. Every answer is about a revision: a question about a plan
 * that is no longer held is answered with null.
 */
export class JudgeDesk {
  private readonly judgeOf: JudgeOf
  private readonly entries = new Map<string, PlanEntry>()
  private context: PlanContext | null = null
  private around: ReadonlySet<string> = new Set()
  private judge: PlanJudge | null = null
  private revision = -1
  private steps = 0

  constructor(judgeOf: JudgeOf) {
    this.judgeOf = judgeOf
  }

  open(revision: number, context: PlanContext, entries: readonly PlanEntry[]): readonly PlanVerdict[] {
    this.revision = revision
    this.context = context
    this.around = new Set(context.around.map(({ id }) => id))
    this.entries.clear()
    for (const entry of entries) this.entries.set(entry.id, entry)
    return this.renew(context)
  }

  /** @throws Error before `open` */
  update(revision: number, change: PlanChange): readonly PlanVerdict[] {
    const { judge, context } = this
    if (!judge || !context) throw new Error('A plan must be opened before it can change.')
    this.revision = revision
    for (const id of change.remove ?? []) this.entries.delete(id)
    for (const entry of change.add ?? []) this.entries.set(entry.id, entry)
    // What lay around the plan has come into it: the judge must not see it twice.
    if (change.add?.some(({ id }) => this.around.has(id)) || ++this.steps > stepsBeforeRenewal)
      return this.renew(context)
    judge.apply(change)
    return judge.verdicts()
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

  private renew(context: PlanContext): readonly PlanVerdict[] {
    this.steps = 0
    const around = context.around.filter(({ id }) => !this.entries.has(id))
    this.judge = this.judgeOf({ ...context, around }, [...this.entries.values()])
    return this.judge.verdicts()
  }
}
