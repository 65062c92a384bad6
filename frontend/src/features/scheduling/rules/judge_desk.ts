import type {
  PlanChange,
  PlanContext,
  PlanEffect,
  PlanEntry,
  PlanVerdict,
} from '@shiftloom/solver/labour_code/plan/plan_context'
import type { ShiftRates } from '@shiftloom/backend/contracts/pay_rates'
import type { JudgeOf, PlanJudge } from '@shiftloom/solver/labour_code/plan/plan_judge'
import { PlanPrices } from '@shiftloom/solver/labour_code/plan/plan_prices'

/** `costMinor`: by how much the plan becomes dearer; left out if unknown or not to be shown. */
export type PricedEffect = PlanEffect & { readonly costMinor?: number }

/**
 * The judge of the plan on screen, as the worker offers it. Every answer is about a revision: a question about a plan
 * that is no longer held is answered with null.
 */
export class JudgeDesk {
  private readonly judgeOf: JudgeOf
  private readonly entries = new Map<string, PlanEntry>()
  /** Those of each person, and what they do at other times and places. */
  private byPerson = new Map<string, Map<string, PlanEntry>>()
  private uncounted: ReadonlySet<string> = new Set()
  private judge: PlanJudge | null = null
  private prices: PlanPrices | null = null
  private revision = -1

  constructor(judgeOf: JudgeOf) {
    this.judgeOf = judgeOf
  }

  open(revision: number, context: PlanContext, entries: readonly PlanEntry[]): readonly PlanVerdict[] {
    this.revision = revision
    this.entries.clear()
    this.byPerson = new Map()
    this.uncounted = new Set(context.uncountedPositionIds)
    for (const entry of context.around) this.own(entry)?.set(entry.id, entry)
    for (const entry of entries) this.put(entry)
    this.judge = this.judgeOf(context, entries)
    return this.judge.verdicts()
  }

  /** @throws Error before `open` */
  update(revision: number, change: PlanChange): readonly PlanVerdict[] {
    if (!this.judge) throw new Error('A plan must be opened before it can change.')
    this.revision = revision
    for (const id of change.remove ?? []) this.take(id)
    for (const entry of change.add ?? []) this.put(entry)
    this.judge.apply(change)
    // Undo reaches the worker as another change: nothing has to be taken back here.
    this.judge.settle()
    return this.judge.verdicts()
  }

  /** From now on effects tell what they cost; null: no longer. */
  price(rates: ShiftRates | null): void {
    this.prices = rates && new PlanPrices(rates)
  }

  /** What each change would do; `null` if the plan has changed since. */
  effects(revision: number, changes: readonly PlanChange[]): PricedEffect[] | null {
    const { judge, prices, entries: entryById, byPerson, uncounted } = this
    if (!judge || revision !== this.revision) return null
    const ofPerson = (id: string) => byPerson.get(id)?.values() ?? []
    const plan = { entryById, ofPerson, uncounted }
    return changes.map((change) => {
      const costMinor = prices?.differenceOf(change, plan)
      return { ...judge.effectOf(change), ...(costMinor !== undefined && { costMinor }) }
    })
  }

  private put(entry: PlanEntry): void {
    this.take(entry.id)
    this.entries.set(entry.id, entry)
    this.own(entry)?.set(entry.id, entry)
  }

  private take(id: string): void {
    const entry = this.entries.get(id)
    if (!entry) return
    this.entries.delete(id)
    this.own(entry)?.delete(id)
  }

  private own({ employeeId }: PlanEntry): Map<string, PlanEntry> | undefined {
    if (employeeId === null) return undefined
    const known = this.byPerson.get(employeeId) ?? new Map<string, PlanEntry>()
    this.byPerson.set(employeeId, known)
    return known
  }

  verdicts(): readonly PlanVerdict[] {
    return this.judge?.verdicts() ?? []
  }
}
