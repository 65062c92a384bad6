import { OvertimeMeter } from '../../labour_code/figures/overtime_meter.ts'
import { walkedWork, type OvertimePay, type WalkedWork } from '../../labour_code/figures/overtime_walk.ts'
import { piecesOf, type PremiumTerms } from '../../labour_code/figures/plan_cost.ts'
import { nearTo, type Pay } from '../../labour_code/plan/plan_prices.ts'
import { byStart } from '../../labour_code/planned_work.ts'
import type { RosterProblem, RosterShift, RosterWork } from '../problem.ts'
import { ThresholdReach, thresholdTable, type ThresholdTable } from './threshold_reach.ts'
import { paidIn, payIn, UNITS } from './plan_costs.ts'

/** Made ready to ask after every move what overtime adds. */
export type OvertimeTables = {
  /**
   * What overtime adds to the cost of the shifts given to a person, in the units of `costUnits`.
   * @param given indices of the model's shifts, in time order
   */
  readonly units: (person: number, given: readonly number[]) => number
  /** Per person: no plan's units are below; -Infinity where that depends on the shifts given. */
  readonly least: Float64Array
  /** For bounds: the units of a plan are never below `fixed` and the sum of `shift` over the shifts given. */
  readonly bound: {
    readonly fixed: (person: number) => number
    readonly shift: (person: number, shift: number) => number
  }
}

type Walked = { readonly work: RosterWork; readonly walked: WalkedWork }
type PersonOvertime = {
  readonly meter: OvertimeMeter
  /** By the model's shifts. */
  readonly shifts: readonly Walked[]
  /** In time order. */
  readonly fixed: readonly Walked[]
  readonly reach: ThresholdReach
  /** What overtime adds to the work that stays, minor units. */
  readonly before: number
}

/** null where nothing is known of overtime, or where cost does not matter. */
export function overtimeTables(
  problem: RosterProblem,
  shifts: readonly RosterShift[]
): OvertimeTables | null {
  const pay = payIn(problem)
  if (!pay || problem.goals.cost === 0) return null
  const fixedBy = Map.groupBy(problem.fixed, ({ personId }) => personId)
  const known = new Map<string, { shifts: readonly Walked[]; table: ThresholdTable }>()
  const people = problem.people.map(({ id }): PersonOvertime | null => {
    const own = pay.of.get(id)
    if (!own || !hasOvertime(own)) return null
    const { terms, premiums } = own
    const walk = (work: RosterWork): Walked => {
      const shift = pay.priced(work)
      const pieces = piecesOf(shift, premiums.nightWindow)
      return { work, walked: walkedWork(shift, pieces, premiums.overtime, terms.daysOff) }
    }
    // Days off and thresholds are those of a country: rates play no part until overtime is found.
    const key = JSON.stringify([premiums, [...terms.daysOff]])
    const all = known.get(key) ?? walkedShifts()
    known.set(key, all)
    const stays = (fixedBy.get(id) ?? []).filter(nearTo(shifts, premiums))
    const fixed = paidIn(stays).map(walk)
    const kept = fixed.map(({ walked }) => walked)
    const meter = new OvertimeMeter(terms, premiums)
    const reach = new ThresholdReach(all.table, kept, premiums.overtime)
    return { meter, reach, shifts: all.shifts, fixed, before: meter.minor(kept) }

    function walkedShifts() {
      const own = shifts.map(walk)
      return {
        shifts: own,
        table: thresholdTable(
          own.map(({ walked }) => walked),
          premiums.overtime
        ),
      }
    }
  })
  if (people.every((person) => person === null)) return null
  const timeline: WalkedWork[] = []
  const least = Float64Array.from(problem.people, ({ id }) => leastOf(pay.of.get(id)))
  const mostTaken = (p: number, walked: (person: PersonOvertime) => readonly Walked[]): number => {
    const person = people[p]
    if (!person || least[p]! > -Infinity) return 0
    return walked(person).reduce((total, one) => total + person.meter.mostTaken(one.walked), 0)
  }
  return {
    least,
    bound: {
      fixed: (p) =>
        least[p]! > -Infinity ? least[p]! : -UNITS * (ROUNDING_MINOR + mostTaken(p, ({ fixed }) => fixed)),
      shift: (p, s) => -UNITS * mostTaken(p, (person) => [person.shifts[s]!]),
    },
    units(p, given) {
      const person = people[p]
      if (!person || !person.reach.isReached(given)) return 0
      merge(person, given, timeline)
      return UNITS * (person.meter.minor(timeline) - person.before)
    },
  }
}

/** Amounts are rounded by the shift and once by the plan. */
const ROUNDING_MINOR = 100

/**
 * More work never makes less of it overtime, nor any of it less dear. Where the night's bonus is of the own wage it gives
 * way to a higher percentage, or to the rate of a day of its own, which may be any.
 */
function leastOf(pay: Pay | undefined): number {
  if (pay?.premiums.night?.of !== 'own_wage') return 0
  const ofDays = pay.terms.rates.some(
    (rate) => rate.type === 'monthly' || (rate.saturdayMinor ?? rate.sundayMinor ?? rate.dayOffMinor) !== null
  )
  return ofDays ? -Infinity : -UNITS * ROUNDING_MINOR
}

const hasOvertime = (pay: Pay): pay is Pay & { premiums: PremiumTerms & { overtime: OvertimePay } } =>
  pay.premiums.overtime !== null

/** Fixed and given work in one list by time; the list is used again, so that asking makes nothing new. */
function merge({ fixed, shifts }: PersonOvertime, given: readonly number[], into: WalkedWork[]): void {
  into.length = fixed.length + given.length
  let [f, g] = [0, 0]
  for (let place = 0; place < into.length; place += 1) {
    const kept = fixed[f]
    const next = g < given.length ? shifts[given[g]!]! : undefined
    const isKept = kept !== undefined && (next === undefined || byStart(kept.work, next.work) < 0)
    into[place] = (isKept ? kept : next!).walked
    if (isKept) f += 1
    else g += 1
  }
}
