import {
  minutesOf,
  sharedMinutes,
  splitAtMidnight,
  weekdayOf,
  type Day,
  type Period,
} from '../../time/time.ts'
import type { WorkBreak } from '../planned_work.ts'
import { decimal, dividedBy, fraction, plus, roundHalfUp, times, zero, type Fraction } from './fraction.ts'

const SATURDAY = 6
const SUNDAY = 7

type DayKind = 'weekday' | 'saturday' | 'sunday' | 'day_off'

/** Pay from a day on; a kind of day without a rate of its own has that of weekdays. */
export type Rate = { readonly validFrom: Day } & (
  | {
      readonly type: 'hourly'
      readonly weekdayMinor: number
      readonly saturdayMinor: number | null
      readonly sundayMinor: number | null
      readonly dayOffMinor: number | null
    }
  /** A salary costs its hour of the month: the salary over the full-time nominal hours times FTE. */
  | { readonly type: 'monthly'; readonly salaryMinor: number; readonly fte: number }
)

export type CostedShift = Period & {
  readonly zone: string
  readonly breaks: readonly WorkBreak[]
  /** Work at a position that is not billed costs nothing. */
  readonly billable: boolean
}
export type CostTerms = {
  readonly rates: readonly Rate[]
  /** Public and company holidays, and days off by contract. */
  readonly daysOff: ReadonlySet<Day>
  /** Full-time nominal minutes of the month a day lies in; only salaries need it. */
  readonly nominalMinutesOf: (day: Day) => number
}

/** What kind of day it is to pay: a day off before a Sunday, a Sunday before a Saturday. */
function dayKindOf(day: Day, daysOff: ReadonlySet<Day>): DayKind {
  if (daysOff.has(day)) return 'day_off'
  const weekday = weekdayOf(day)
  return weekday === SUNDAY ? 'sunday' : weekday === SATURDAY ? 'saturday' : 'weekday'
}

/**
 * Cost of a shift in minor units, rounded once: cut at midnight, each part at the rate of its own day. An unpaid break
 * with a start is taken out where it lies, one without from all parts alike.
 */
export function shiftCostMinor(shift: CostedShift, terms: CostTerms): number {
  if (!shift.billable) return 0
  const unpaid = shift.breaks.filter(({ paid }) => !paid)
  const parts = splitAtMidnight(shift, shift.zone).map((part) => ({
    day: part.day,
    minutes: minutesOf(part) - unpaid.reduce((total, pause) => total + placedInside(pause, part), 0),
  }))
  const placed = parts.reduce((total, { minutes }) => total + minutes, 0)
  if (placed <= 0) return 0
  const loose = unpaid.reduce((total, { minutes, start }) => total + (start === undefined ? minutes : 0), 0)
  const cost = parts.reduce(
    (total, { day, minutes }) =>
      plus(total, times(fraction(Math.max(0, minutes), 60), hourlyMinor(day, terms))),
    zero
  )
  return roundHalfUp(times(cost, fraction(Math.max(0, placed - loose), placed)))
}

const placedInside = ({ minutes, start }: WorkBreak, part: Period): number =>
  start === undefined ? 0 : sharedMinutes({ start, end: start + minutes * 60_000 }, part)

/** Minor units per hour on a day, exact; nothing before the first rate. */
export function hourlyMinor(day: Day, { rates, daysOff, nominalMinutesOf }: CostTerms): Fraction {
  const rate = rates
    .filter(({ validFrom }) => validFrom <= day)
    .reduce<Rate | null>(
      (latest, next) => (latest && latest.validFrom > next.validFrom ? latest : next),
      null
    )
  if (rate === null) return zero
  if (rate.type === 'monthly') {
    const owed = times(fraction(nominalMinutesOf(day), 60), decimal(rate.fte))
    return owed.over === 0n ? zero : dividedBy(fraction(rate.salaryMinor, 1), owed)
  }
  const { weekdayMinor } = rate
  const own: Record<DayKind, number | null> = {
    weekday: weekdayMinor,
    saturday: rate.saturdayMinor,
    sunday: rate.sundayMinor,
    day_off: rate.dayOffMinor,
  }
  return fraction(own[dayKindOf(day, daysOff)] ?? weekdayMinor, 1)
}

/** Time off for overtime: minute for minute at the employee's wish, half as much again otherwise (KP art. 151²). */
export const timeOffMinutes = (overtimeMinutes: number, decidedBy: 'employee' | 'employer'): number =>
  decidedBy === 'employee' ? overtimeMinutes : Math.round(overtimeMinutes * 1.5)
