import type { BreakStep, LabourLimits } from '@shiftloom/solver/labour_code/limits'
import type { TFunction } from 'i18next'
import { lengthOf } from '#/domain/labour_code/length_of.ts'
import { existsIn, rightIn } from './rule_table.ts'

/** What a rule allows or asks for under a law, in numbers; null where it has no number of its own. */
export function limitText(t: TFunction, rule: string, limits: LabourLimits): string | null {
  if (!existsIn(rule, limits)) return t('company.limit.none')
  const texts: Partial<Record<string, () => string | null>> = {
    shifts_per_day: () => t(`company.limit.${limits.workingDay}`),
    daily_rest: () => lengthOf(t, limits.dailyRestMinutes!),
    day_break: () => limits.breaks!.steps.map((step) => breakText(t, step)).join('\n'),
    daily_hours: () => dayText(t, limits.dailyMaxMinutes),
    daily_norm: () => lengthOf(t, limits.normalDayMinutes!),
    weekly_hours: () => lengthOf(t, limits.weeklyMaxMinutes!),
    weekly_norm: () => lengthOf(t, limits.normalWeekMinutes!),
    personal_week: () => t('company.limit.personal'),
    period_average: () => lengthOf(t, limits.averageWeekMaxMinutes!),
    weekly_rest: () => weeklyRestText(t, limits),
    fourth_sunday: () => t('company.limit.sundays', { count: limits.maxConsecutiveSundays! }),
    night_work: () => t('company.limit.night', { from: limits.nightFrom, until: limits.nightUntil }),
    night_hours: () => lengthOf(t, limits.nightDayMaxMinutes!),
    overtime_month: () => lengthOf(t, limits.overtimeMonthMaxMinutes!),
    settlement_length: () => daysText(t, limits),
    weekend_system: () => t('company.limit.weekend_system'),
    short_week: () => t('company.limit.days_a_week', { count: limits.shortWeekDays! }),
    continuous_week: () => t('company.limit.days_a_week', { count: limits.continuousWork!.longDaysAWeek }),
    continuous_average: () => lengthOf(t, limits.continuousWork!.averageWeekMaxMinutes),
    night_average: () => lengthOf(t, limits.nightAverageDayMinutes!),
    fortnight_rest: () => t('company.limit.twice', { length: lengthOf(t, limits.weeklyRestMinutes!) }),
    overtime_year: () => lengthOf(t, limits.overtimeYearMaxMinutes!),
    harmful_hours: () => lengthOf(t, limits.harmfulDayMaxMinutes!),
    day_off_due: () => t('company.limit.day_off'),
    young_break: () => breakOverText(t, rightIn('youngBreak', limits)!),
    extra_break: () =>
      t('company.limit.additional', { length: lengthOf(t, rightIn('extraBreakMinutes', limits)!) }),
    nursing_break: () => breakOverText(t, rightIn('nursingBreak', limits)!),
    rest_days_month: () => t('company.limit.days_a_month', { count: limits.monthRestDays! }),
    school_day: () => lengthOf(t, rightIn('schoolDayMaxMinutes', limits)!),
    period_hours: () => t('company.limit.agreed'),
    period_days: () => t('company.limit.agreed'),
    position_hours: () => t('company.limit.personal'),
  }
  return texts[rule]?.() ?? null
}

function breakText(t: TFunction, { fromMinutes, inclusive, minutes, nightMinutes }: BreakStep): string {
  const values = { shift: lengthOf(t, fromMinutes), length: lengthOf(t, minutes) }
  const said = t(inclusive ? 'company.limit.break_from' : 'company.limit.break_over', values)
  if (nightMinutes === null) return said
  return t('company.limit.break_night', { said, length: lengthOf(t, nightMinutes) })
}

function breakOverText(
  t: TFunction,
  { overMinutes, minutes }: { readonly overMinutes: number; readonly minutes: number }
): string {
  return t('company.limit.break_over', { shift: lengthOf(t, overMinutes), length: lengthOf(t, minutes) })
}

function daysText(t: TFunction, { settlementMaxDays }: LabourLimits): string {
  const all = Object.values(settlementMaxDays!).filter((days) => days !== null)
  return t('company.limit.days_by_system', { least: Math.min(...all), most: Math.max(...all) })
}

/** Work systems differ: the shortest day and the longest. */
function dayText(t: TFunction, byMinutes: LabourLimits['dailyMaxMinutes']): string {
  const all = Object.values(byMinutes).filter((minutes) => minutes !== null)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return least === most
    ? lengthOf(t, most)
    : t('company.limit.by_system', { least: lengthOf(t, least), most: lengthOf(t, most) })
}

function weeklyRestText(t: TFunction, { weeklyRestMinutes, reducedWeeklyRestMinutes }: LabourLimits): string {
  const whole = lengthOf(t, weeklyRestMinutes!)
  if (reducedWeeklyRestMinutes === null) return whole
  return t('company.limit.reduced_rest', { whole, reduced: lengthOf(t, reducedWeeklyRestMinutes) })
}
