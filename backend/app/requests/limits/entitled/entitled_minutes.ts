import { annualLeaveDays } from '@shiftloom/solver/labour_code/figures/leave_deduction'
import { annualDaysIn } from '#app/requests/limits/entitled/annual_days'
import {
  dayMinutesIn,
  monthsAtWork,
  wholeMonthsFromStart,
} from '#app/requests/limits/entitled/months_at_work'
import type { LimitedType, PersonFacts } from '#app/requests/limits/entitled/person_facts'
import { firstDayOf, yearsLater } from '#app/requests/limits/entitled/years'
import type { LimitUnit } from '#contracts/request_limits'

const DAY_MINUTES = 480
const HOUR_MINUTES = 60
/** KP art. 188: until the child is fourteen. */
const childYears = 14

/**
 * Leave on demand and carer's leave are so many days whatever hours a day takes, also part-time (KP art. 167², 173¹);
 * everything else is counted by the hours.
 */
export const unitOf = ({ affectsVacationLimit, code }: LimitedType): LimitUnit =>
  affectsVacationLimit || code === 'carer' ? 'days' : 'time'

/**
 * Minutes a person has of a limited type in a calendar year.
 *
 * Yearly leave follows each month at work with its full-time equivalent, begun months counting whole, up to the next
 * whole day (KP art. 154 § 2, 155¹ to 155³). Other limits do not depend on the months employed: they follow the largest
 * full-time equivalent of the year, up to the next whole hour (KP art. 188 § 2).
 */
export function entitledMinutes(type: LimitedType, person: PersonFacts, year: number): number {
  const months = monthsAtWork(person.contracts, year)
  const { daysCount } = type
  if (daysCount === null || months.length === 0) return 0
  if (type.primaryVacation) return annualMinutes(daysCount, person, year)
  if (unitOf(type) === 'days') return daysCount * DAY_MINUTES
  if (type.code === 'childcare' && isGrown(person, year)) return 0
  const largest = Math.max(...months.map(({ fte }) => fte))
  return wholeUp((daysCount * DAY_MINUTES * largest) / HOUR_MINUTES) * HOUR_MINUTES
}

function annualMinutes(daysCount: number, person: PersonFacts, year: number): number {
  const { contracts, firstJob } = person
  const parts = monthsAtWork(contracts, year).map(({ month, fte }) => {
    const days = annualDaysIn({ year, month }, daysCount, person)
    return { days, ofYear: annualLeaveDays(days, fte) }
  })
  const dayMinutes = dayMinutesIn(contracts, year)
  if (person.country === 'PL' && firstJob && contracts[0]!.from >= firstDayOf(year)) {
    // The first year of all: a twelfth for each month worked to its end (KP art. 153 § 1).
    const worked = parts.slice(0, wholeMonthsFromStart(contracts, year))
    return wholeUp((worked.reduce((total, { ofYear }) => total + ofYear, 0) / 12) * dayMinutes)
  }
  const most = Math.max(...parts.map(({ days }) => days))
  const share = parts.reduce((total, { ofYear }) => total + ofYear, 0) / 12 / most
  return annualLeaveDays(most, share) * dayMinutes
}

const isGrown = ({ youngestChildOn }: PersonFacts, year: number): boolean =>
  youngestChildOn !== null && yearsLater(youngestChildOn, childYears) <= firstDayOf(year)

const wholeUp = (value: number): number => Math.ceil(value - 1e-9)
