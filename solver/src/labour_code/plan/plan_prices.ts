import { planCostMinor, type PlannedShift, type PremiumTerms } from '../figures/plan_cost.ts'
import type { CostTerms, Rate } from '../figures/shift_cost.ts'
import type { Day } from '../../time/time.ts'
import type { Work } from '../planned_work.ts'
import type { PlanChange, PlanEntry } from './plan_context.ts'
import { workOfEntry } from './plan_entries.ts'

/** A shift; delegations and absences are paid otherwise. */
const SHIFT = 0

type HourlyRate = Omit<Extract<Rate, { type: 'hourly' }>, 'type'>

/** What people of a plan are paid, as the product's wire has it; salaries come as what their hour comes to. */
export type PlanPay = {
  /** Work at these costs nothing. */
  readonly unbilledPositionIds: readonly string[]
  /** People without a rate are left out. */
  readonly people: readonly {
    readonly employeeId: string
    readonly country: string
    readonly rates: readonly HourlyRate[]
    readonly daysOff: readonly Day[]
    /** The person's own days of weekly rest, 1 Monday to 7 Sunday. Left out: those of `premiums`. */
    readonly restWeekdays?: readonly number[]
  }[]
  /** By country. */
  readonly premiums: Readonly<Record<string, PremiumTerms>>
}

const noPremiums: PremiumTerms = { nightWindow: null, night: null, overtime: null }
/** What one person is paid. */
export type Pay = { readonly terms: CostTerms; readonly premiums: PremiumTerms }

/** By person; those without a rate are missing. */
export const paysOf = ({ people, premiums }: PlanPay): Map<string, Pay> =>
  new Map(
    people.map(({ employeeId, country, rates, daysOff, restWeekdays }) => {
      const terms = {
        rates: rates.map((rate) => ({ type: 'hourly' as const, ...rate })),
        daysOff: new Set(daysOff),
        // No rate is a salary here.
        nominalMinutesOf: () => 0,
      }
      return [employeeId, { terms, premiums: withOwnRest(premiums[country] ?? noPremiums, restWeekdays) }]
    })
  )

/** A person's own days of weekly rest stand in for the company's where work on them is overtime. */
const withOwnRest = (premiums: PremiumTerms, restWeekdays: readonly number[] = []): PremiumTerms =>
  premiums.overtime?.offDays && restWeekdays.length > 0
    ? { ...premiums, overtime: { ...premiums.overtime, restWeekdays } }
    : premiums

/** Work as prices see it. */
export const pricedShift = (
  { start, end, zone, breaks = [], counts, positionId }: Work,
  unbilled: ReadonlySet<string>
): PlannedShift => ({
  start,
  end,
  zone,
  breaks,
  billable: positionId === null || !unbilled.has(positionId),
  counts: counts !== false,
})

/** What is planned, as prices need it: by id, and everything of a person, at other places and times too. */
export type KnownPlan = {
  entryById: ReadonlyMap<string, PlanEntry>
  ofPerson: (id: string) => Iterable<PlanEntry>
  /** Positions that are not included in working hours. */
  uncounted: ReadonlySet<string>
}

/** What plans cost, with what night work and overtime add. */
export class PlanPrices {
  private readonly pay: ReadonlyMap<string, Pay>
  private readonly unbilled: ReadonlySet<string>
  private readonly shifts = new WeakMap<PlanEntry, PlannedShift>()

  constructor(pay: PlanPay) {
    this.unbilled = new Set(pay.unbilledPositionIds)
    this.pay = paysOf(pay)
  }

  /** By how many minor units a change makes the plan dearer; `undefined` if a rate is not known. */
  differenceOf(change: PlanChange, plan: KnownPlan): number | undefined {
    const { known, unknown } = this.costs(change, plan)
    return unknown ? undefined : known
  }

  /** What these entries add to the cost of a plan they are not in yet; work without a known rate adds nothing. */
  addedBy(add: readonly PlanEntry[], plan: KnownPlan): number {
    return this.costs({ add }, plan).known
  }

  private costs({ remove = [], add = [] }: PlanChange, plan: KnownPlan): { known: number; unknown: boolean } {
    const before = remove.flatMap((id) => plan.entryById.get(id) ?? []).filter(isPaid)
    const after = add.filter(isPaid)
    const gone = new Set([...remove, ...add.map(({ id }) => id)])
    const [left, got] = [ofPeople(before), ofPeople(after)]
    let known = 0
    let unknown = false
    for (const personId of new Set([...left.keys(), ...got.keys()])) {
      const pay = this.pay.get(personId)
      if (!pay) {
        unknown = true
        continue
      }
      const [lost, gained] = [left.get(personId) ?? [], got.get(personId) ?? []]
      const isNear = nearTo([...lost, ...gained], pay.premiums)
      const stays = [...plan.ofPerson(personId)].filter(
        (entry) => isPaid(entry) && !gone.has(entry.id) && isNear(entry)
      )
      const cost = (entries: readonly PlanEntry[]): number =>
        planCostMinor(
          entries.map((entry) => this.shiftOf(entry, plan.uncounted)),
          pay.terms,
          pay.premiums
        )
      known += cost([...stays, ...gained]) - cost([...stays, ...lost])
    }
    return { known, unknown }
  }

  private shiftOf(entry: PlanEntry, uncounted: ReadonlySet<string>): PlannedShift {
    const known = this.shifts.get(entry)
    if (known) return known
    const shift = pricedShift(workOfEntry(entry, { uncounted, strenuous: new Set() }), this.unbilled)
    this.shifts.set(entry, shift)
    return shift
  }
}

const isPaid = ({ type, employeeId, state }: PlanEntry): boolean =>
  type === SHIFT && employeeId !== null && state !== 'removed'

const ofPeople = (entries: readonly PlanEntry[]): Map<string, PlanEntry[]> =>
  Map.groupBy(entries, ({ employeeId }) => employeeId!)

/** Work whose pay a change can touch: of the same days, and of the same weeks or settlement periods. */
export function nearTo(
  changed: readonly { readonly day: Day }[],
  { overtime }: PremiumTerms
): (work: { readonly day: Day }) => boolean {
  if (!overtime) return () => false
  const days = new Set(changed.map(({ day }) => day))
  const spans = overtime.spans.filter(({ from, until }) =>
    [...days].some((day) => day >= from && day < until)
  )
  return ({ day }) => days.has(day) || spans.some(({ from, until }) => day >= from && day < until)
}
