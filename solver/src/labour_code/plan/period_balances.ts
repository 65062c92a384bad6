import type { Day } from '../../time/time.ts'
import { contractedHours } from './contracted_hours.ts'
import type { PlanEntry, PlanPerson, PlanRules } from './plan_context.ts'
import type { Positions } from './plan_entries.ts'

/** A person's hours in one settlement period: planned, and agreed after absences are taken off. Minutes. */
export type PeriodBalance = {
  readonly from: Day
  /** Exclusive. */
  readonly until: Day
  readonly plannedMinutes: number
  readonly agreedMinutes: number
}

/** Balances are of whole settlement periods. */
const noShares = (): number => 0

/**
 * How a person's plan compares with what is agreed, in each settlement period in which a contract asks for work. More
 * planned than agreed is what the rule of period hours reports: both count the same minutes against the same limit.
 *
 * @param entries everything of this person in the periods, at any location
 */
export function periodBalancesOf(
  person: PlanPerson,
  rules: PlanRules,
  positions: Positions,
  entries: readonly PlanEntry[]
): PeriodBalance[] {
  const hoursIn = contractedHours({ person, rules, positions, entries }, noShares)
  return person.periods
    .filter(({ normMinutes }) => normMinutes > 0)
    .map(({ from, until }) => ({ from, until, ...hoursIn({ from, until }) }))
}
