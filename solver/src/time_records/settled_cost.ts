import { premiumPayMinor } from '../labour_code/figures/index.ts'
import { roundHalfUp } from '../labour_code/figures/fraction.ts'
import { planCostMinor } from '../labour_code/figures/plan_cost.ts'
import { hourlyMinor, type CostTerms, type Rate } from '../labour_code/figures/shift_cost.ts'
import type { Day } from '../time/time.ts'
import type { DayFigures, DayTerms, WorkOfDay } from './settled_day.ts'

/**
 * What registered work costs in minor units: its hours at the rates of their days, the bonus of nights, and what overtime
 * adds to a normal hour.
 *
 * @param figures of the same work by day
 */
export function costOfWork(
  works: readonly WorkOfDay[],
  figures: readonly DayFigures[],
  { premiums, poland }: DayTerms,
  pay: CostTerms
): number {
  const shifts = works.flatMap(({ work }) => work ?? [])
  if (!poland) return planCostMinor(shifts, pay, premiums)
  const bonuses = figures.flatMap(({ day, overtime }) => overtime.map((piece) => bonusMinor(piece, day, pay)))
  return bonuses.reduce(
    (total, bonus) => total + bonus,
    planCostMinor(shifts, pay, { ...premiums, overtime: null })
  )
}

/** What some minutes of overtime are paid on top of a normal hour. */
export const bonusMinor = (
  { minutes, percent }: { readonly minutes: number; readonly percent: number },
  day: Day,
  pay: CostTerms
): number => premiumPayMinor(weekdayMinor(day, pay), minutes, percent - 100)

/** Bonuses are reckoned from what a normal hour earns, whatever day it is. */
const weekdayMinor = (day: Day, terms: CostTerms): number =>
  roundHalfUp(hourlyMinor(day, { ...terms, rates: terms.rates.map(onWeekdays) }))

const onWeekdays = (rate: Rate): Rate =>
  rate.type === 'hourly' ? { ...rate, saturdayMinor: null, sundayMinor: null, dayOffMinor: null } : rate
