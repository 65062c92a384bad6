import {
  nominalMinutesInPoland,
  workingDays,
  type DayRange,
} from '@shiftloom/solver/labour_code/figures/nominal'
import { figuresOn } from '@shiftloom/solver/labour_code/law_packs'
import type { Day } from '@shiftloom/solver/time'
import { lawPackIdOf } from '#app/labour_code/settings/read_settings'
import { settlementPeriodsIn } from '#app/organisation/public/settlement_period'
import type { SettlementPeriodRule } from '#contracts/organisation'

export { nominalMinutesInPoland, workingDays, type DayRange }

/** What decides how many minutes a person owes. */
export type NormContract = {
  from: Day
  /** Exclusive; null when open. */
  until: Day | null
  /** Full-time equivalent, 0 < fte <= 1. */
  fte: number
  /** Hours agreed by contract, which then count instead of the calendar's. */
  agreedMinutesPerMonth: number | null
  /** A shorter full-time day than eight hours, as people with a disability have it; null or left out: eight hours. */
  dayNormMinutes?: number | null
}

const DAY_MINUTES = 480
const WEEK_DAYS = 5

/** Working days of a full-time week of a country's law: its normal week has so many normal days. */
export function weekDaysOf(country: string, day: Day): number {
  const { nominalWeekMinutes, nominalDayMinutes } = figuresOn(lawPackIdOf(country), day)
  return Math.round(nominalWeekMinutes / nominalDayMinutes)
}
/** Hours agreed per month are those of calendar months, however long a settlement period is. */
const monthly: SettlementPeriodRule = { months: 1, startsOn: '2026-01-01' }

/**
 * Minutes a person owes in a range: what they owe in each settlement period it touches, shared out over the period's
 * working days. Elsewhere than in Poland a working day of the law's normal week counts eight hours times FTE: there are
 * six a week in Vietnam, five in other countries.
 *
 * @param country ISO 3166-1 alpha-2, upper case
 * @param holidays of that country, over the whole settlement periods that the range touches
 */
export function normMinutes(
  range: DayRange,
  contracts: readonly NormContract[],
  { country, holidays, rule }: { country: string; holidays: ReadonlySet<Day>; rule: SettlementPeriodRule }
): number {
  let owed = 0
  const weekDays = weekDaysOf(country, range.from)
  for (const contract of contracts) {
    const perMonth = contract.agreedMinutesPerMonth
    for (const whole of periodsTouching(range, perMonth === null ? rule : monthly)) {
      const period = intersection(whole, { from: contract.from, until: contract.until ?? whole.until })
      if (!period) continue
      const shared = intersection(period, range)
      if (!shared) continue
      if (perMonth !== null) owed += perMonth * share(shared, whole, holidays, weekDays)
      else owed += fullTimeMinutes(shared, period, contract, { country, holidays, weekDays }) * contract.fte
    }
  }
  return Math.round(owed)
}

/** What the calendar asks of full time in a part of an employed period. */
function fullTimeMinutes(
  part: DayRange,
  period: DayRange,
  { dayNormMinutes }: NormContract,
  { country, holidays, weekDays }: { country: string; holidays: ReadonlySet<Day>; weekDays: number }
): number {
  const dayMinutes = dayNormMinutes ?? DAY_MINUTES
  if (country !== 'PL') return workingDays(part, holidays, weekDays) * dayMinutes
  const norm = { dayMinutes, weekMinutes: dayMinutes * WEEK_DAYS }
  return nominalMinutesInPoland(period, holidays, norm) * share(part, period, holidays, weekDays)
}

const share = (part: DayRange, whole: DayRange, holidays: ReadonlySet<Day>, weekDays: number): number => {
  const days = workingDays(whole, holidays, weekDays)
  return days === 0 ? 0 : workingDays(part, holidays, weekDays) / days
}

/** The settlement periods that share a day with the range, in order. */
export const periodsTouching = ({ from, until }: DayRange, rule: SettlementPeriodRule): DayRange[] =>
  settlementPeriodsIn(from, until, rule)

const intersection = (a: DayRange, b: DayRange): DayRange | null => {
  const from = a.from > b.from ? a.from : b.from
  const until = a.until < b.until ? a.until : b.until
  return from < until ? { from, until } : null
}
