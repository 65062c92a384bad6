import { fraction, roundHalfUp } from './fraction.ts'

export type DayKind = 'workday' | 'rest_day' | 'holiday'
export type PremiumRates = {
  readonly workday: number
  readonly restDay: number
  readonly holiday: number
}

/** What overtime at night adds to the night bonus, in percent of the daytime rate of that day. */
const NIGHT_OVERTIME_PERCENT = 20

export type PaidHour = {
  readonly overtime: boolean
  readonly night: boolean
  readonly day: DayKind
  /** Whether the person also worked overtime by day on that date; only a workday's night depends on it. */
  readonly afterDayOvertime: boolean
}

/**
 * What an hour is paid, in percent of a normal one by day (Labour Code 45/2019/QH14 art. 98, Decree 145 art. 55-57).
 * Overtime at night: the day's rate, the night bonus, and a fifth of the daytime rate of that day.
 */
export function premiumPercent(hour: PaidHour, rates: PremiumRates, nightBonusPercent: number): number {
  const base = hour.overtime ? rateOf(hour.day, rates) : 100
  if (!hour.night) return base
  if (!hour.overtime) return base + nightBonusPercent
  const byDay = hour.day === 'workday' && !hour.afterDayOvertime ? 100 : base
  return base + nightBonusPercent + (NIGHT_OVERTIME_PERCENT * byDay) / 100
}

const rateOf = (day: DayKind, { workday, restDay, holiday }: PremiumRates): number =>
  day === 'holiday' ? holiday : day === 'rest_day' ? restDay : workday

/** Pay of some minutes in minor units, rounded once. */
export const premiumPayMinor = (hourlyMinor: number, minutes: number, percent: number): number =>
  roundHalfUp(fraction(hourlyMinor * minutes * percent, 60 * 100))
