import type {
  PlanChange,
  PlanContext,
  PlanEffect,
  PlanEntry,
  PlanVerdict,
} from '@shiftloom/solver/labour_code/plan/plan_context'
import type { ShiftRates } from '@shiftloom/backend/contracts/schedule'
import type { JudgeOf, PlanJudge } from '@shiftloom/solver/labour_code/plan/plan_judge'
import { ShiftPrices } from './shift_prices.ts'

/** `costMinor`: by how much the plan becomes dearer; left out when it is not known, or not to be told. */
export type PricedEffect = PlanEffect & { readonly costMinor?: number }

/**
 * The judge of the plan on screen, as the worker offers it. Every answer is about a revision: a question about a plan
 * that is no longer held is answered with null.
 */
export class JudgeDesk {
  private readonly judgeOf: JudgeOf
  private readonly entries = new Map<string, PlanEntry>()
  private judge: PlanJudge | null = null
  private prices: ShiftPrices | null = null
  private revision = -1

  constructor(judgeOf: JudgeOf) {
    this.judgeOf = judgeOf
  }

  open(revision: number, context: PlanContext, entries: readonly PlanEntry[]): readonly PlanVerdict[] {
    this.revision = revision
    this.entries.clear()
    for (const entry of entries) this.entries.set(entry.id, entry)
    this.judge = this.judgeOf(context, entries)
    return this.judge.verdicts()
  }

  /** @throws Error before `open` */
  update(revision: number, change: PlanChange): readonly PlanVerdict[] {
    if (!this.judge) throw new Error('A plan must be opened before it can change.')
    this.revision = revision
    for (const id of change.remove ?? []) this.entries.delete(id)
    for (const entry of change.add ?? []) this.entries.set(entry.id, entry)
    this.judge.apply(change)
    // Undo reaches the worker as another change: nothing has to be taken back here.
    this.judge.settle()
    return this.judge.verdicts()
  }

  /** From now on effects tell what they cost; null: no longer. */
  price(rates: ShiftRates | null): void {
    this.prices = rates && new ShiftPrices(rates)
  }

  /** What each change would do; null when the plan is another by now. */
  effects(revision: number, changes: readonly PlanChange[]): PricedEffect[] | null {
    const { judge, prices, entries } = this
    if (!judge || revision !== this.revision) return null
    return changes.map((change) => {
      const costMinor = prices?.differenceOf(change, entries)
      return { ...judge.effectOf(change), ...(costMinor !== undefined && { costMinor }) }
    })
  }

  verdicts(): readonly PlanVerdict[] {
    return this.judge?.verdicts() ?? []
  }
}
