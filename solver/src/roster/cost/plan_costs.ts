import { planCostMinor, type PlannedShift } from '../../labour_code/figures/plan_cost.ts'
import { nearTo, paysOf, pricedShift, type Pay } from '../../labour_code/plan/plan_prices.ts'
import { byStart } from '../../labour_code/planned_work.ts'
import type { RosterPerson, RosterProblem, RosterWork } from '../problem.ts'
import { hourlyMinorOf } from '../shift_kinds.ts'

/** Costs are kept as minor units per hour times minutes. */
export const UNITS = 60

/** What is known of pay: by person, and how work is priced. */
export type ProblemPay = {
  readonly of: ReadonlyMap<string, Pay>
  readonly priced: (work: RosterWork) => PlannedShift
}

/** null where costs follow from plain rates, or where nothing is known of them. */
export function payIn({ pay }: RosterProblem): ProblemPay | null {
  if (!pay) return null
  const unbilled = new Set(pay.unbilledPositionIds)
  const known = new WeakMap<RosterWork, PlannedShift>()
  return {
    of: paysOf(pay),
    priced(work) {
      const shift = known.get(work) ?? pricedShift(work, unbilled)
      known.set(work, shift)
      return shift
    },
  }
}

/** What the shifts given to a person add to the cost of their plan, in the units of `costUnits`. */
export function planCosts(
  problem: RosterProblem
): (person: RosterPerson, given: readonly RosterWork[], fixed: readonly RosterWork[]) => number {
  const pay = payIn(problem)
  const holidays = new Set(problem.holidays)
  return ({ id, rates }, given, fixed) => {
    if (!pay) {
      if (!rates) return 0
      return given.reduce(
        (total, { day, workMinutes }) => total + hourlyMinorOf(rates, day, holidays) * workMinutes,
        0
      )
    }
    const own = pay.of.get(id)
    if (!own) return 0
    const cost = (works: readonly RosterWork[]): number =>
      planCostMinor(paidIn(works).map(pay.priced), own.terms, own.premiums)
    const stays = fixed.filter(nearTo(problem.shifts, own.premiums))
    return UNITS * (cost([...stays, ...given]) - cost(stays))
  }
}

/** Work that is paid by the hour, in time order. */
export const paidIn = (works: readonly RosterWork[]): RosterWork[] =>
  works.filter(({ paid }) => paid !== false).sort(byStart)
