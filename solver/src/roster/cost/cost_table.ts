import { planCostMinor } from '../../labour_code/figures/plan_cost.ts'
import type { Pay } from '../../labour_code/plan/plan_prices.ts'
import type { RosterProblem, RosterShift } from '../problem.ts'
import { hourlyMinorOf } from '../shift_kinds.ts'
import { payIn, UNITS, type ProblemPay } from './plan_costs.ts'

/**
 * [person * shifts + shift] what a shift costs by itself, minor units per hour times minutes: with the bonus for its
 * night, to the minor unit as costs are shown; null without rates.
 */
export function costTable(problem: RosterProblem, shifts: readonly RosterShift[]): Float64Array | null {
  if (!problem.people.some(({ rates }) => rates)) return null
  const pay = payIn(problem)
  if (pay) return paidTable(problem, shifts, pay)
  const holidays = new Set(problem.holidays)
  return Float64Array.from({ length: problem.people.length * shifts.length }, (_, index) => {
    const { rates } = problem.people[Math.floor(index / shifts.length)]!
    const { day, workMinutes } = shifts[index % shifts.length]!
    return rates ? hourlyMinorOf(rates, day, holidays) * workMinutes : 0
  })
}

/** Exact amounts take their time: each is worked out once for people paid alike and shifts at the same time. */
function paidTable({ people }: RosterProblem, shifts: readonly RosterShift[], pay: ProblemPay): Float64Array {
  const table = new Float64Array(people.length * shifts.length)
  const shapes = shapesOf(shifts, pay)
  const known = new Map<string, readonly number[]>()
  people.forEach(({ id }, p) => {
    const own = pay.of.get(id)
    if (!own) return
    const key = payKey(own)
    const costs = known.get(key) ?? shapes.first.map((shift) => UNITS * alone(own, pay.priced(shift)))
    known.set(key, costs)
    shapes.of.forEach((shape, s) => (table[p * shifts.length + s] = costs[shape]!))
  })
  return table
}

const alone = ({ terms, premiums }: Pay, shift: ReturnType<ProblemPay['priced']>): number =>
  planCostMinor([shift], terms, { ...premiums, overtime: null })

/** Shifts that cost everybody the same, by the first of each. */
function shapesOf(shifts: readonly RosterShift[], { priced }: ProblemPay) {
  const places = new Map<string, number>()
  const first: RosterShift[] = []
  const of = shifts.map((shift) => {
    const key = JSON.stringify(priced(shift))
    const place = places.get(key) ?? first.length
    if (place === first.length) first.push(shift)
    places.set(key, place)
    return place
  })
  return { first, of }
}

/** People with one key are paid the same for the same work. */
const payKey = ({ terms, premiums }: Pay): string =>
  JSON.stringify([terms.rates, [...terms.daysOff], premiums])
