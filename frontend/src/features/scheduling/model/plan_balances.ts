import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import type { PlanContext, PlanEntry } from '@shiftloom/solver/labour_code/plan/plan_context'
import { positionsOf, type Positions } from '@shiftloom/solver/labour_code/plan/plan_entries'
import { periodBalancesOf, type PeriodBalance } from '@shiftloom/solver/labour_code/plan/period_balances'
import type { DayRange } from './view_range.ts'

/** Of each person, by settlement period, in order; people whom nothing is agreed with are missing. */
export type Balances = ReadonlyMap<string, readonly PeriodBalance[]>

export const noBalances: Balances = new Map()

type Own = { entries: readonly PlanEntry[]; balances: readonly PeriodBalance[] }
type Prepared = {
  people: PlanContext['people']
  rulesOf: ReadonlyMap<string, PlanContext['ruleSets'][number]>
  positions: Positions
  around: ReadonlyMap<string, readonly PlanEntry[]>
}

/** Settlement periods of everybody in the plan. A person whose entries did not change keeps the very same balances. */
export class PlanBalances {
  private context: PlanContext | null = null
  private prepared: Prepared | null = null
  private last = new Map<string, Own>()

  /** @param range the days shown; a context of other days lacks what the entries do not hold, and is passed over */
  of(context: PlanContext | null, range: DayRange, entries: readonly ScheduleEntry[]): Balances {
    if (context?.from !== range.from || context.until !== range.until) return noBalances
    const { people, rulesOf, positions, around } = this.prepare(context)
    const shown = Map.groupBy(entries, ({ employeeId }) => employeeId ?? '')
    const next = new Map<string, Own>()
    for (const person of people) {
      const own = shown.get(person.id) ?? []
      const before = this.last.get(person.id)
      if (before && isSame(before.entries, own)) next.set(person.id, before)
      else {
        const all = [...(around.get(person.id) ?? []), ...own]
        const balances = periodBalancesOf(person, rulesOf.get(person.ruleSetId)!, positions, all)
        next.set(person.id, { entries: own, balances })
      }
    }
    this.last = next
    return new Map([...next].map(([id, { balances }]) => [id, balances]))
  }

  private prepare(context: PlanContext): Prepared {
    if (this.prepared && this.context === context) return this.prepared
    this.last = new Map()
    this.context = context
    this.prepared = {
      people: context.people.filter(({ periods }) => periods.length > 0),
      rulesOf: new Map(context.ruleSets.map((rules) => [rules.id, rules])),
      positions: positionsOf(context),
      around: Map.groupBy(context.around, ({ employeeId }) => employeeId ?? ''),
    }
    return this.prepared
  }
}

const isSame = (a: readonly PlanEntry[], b: readonly PlanEntry[]): boolean =>
  a.length === b.length && a.every((entry, index) => entry === b[index])
