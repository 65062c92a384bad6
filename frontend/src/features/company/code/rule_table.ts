import type { LabourLimits } from '@shiftloom/solver/labour_code/limits'
import { fixedRules } from '@shiftloom/solver/labour_code/company_choices'
import { ruleIds, type RuleId } from '@shiftloom/solver/labour_code/rule'

export const ruleGroups = ['hours', 'rest', 'agreed', 'protected', 'declared', 'facts'] as const
export type RuleGroup = (typeof ruleGroups)[number]

const groupOf: Partial<Record<string, RuleGroup>> = {
  daily_rest: 'rest',
  weekly_rest: 'rest',
  day_break: 'rest',
  fourth_sunday: 'rest',
  period_hours: 'agreed',
  period_days: 'agreed',
  position_hours: 'agreed',
  personal_week: 'protected',
  night_work: 'protected',
  forbidden_work: 'protected',
  night_hours: 'protected',
  availability: 'declared',
}

/** Rules by the question they answer, in the kernel's order; facts last, for they cannot be chosen. */
export const groupedRules = (): { group: RuleGroup; rules: RuleId[] }[] =>
  ruleGroups.map((group) => ({
    group,
    rules: ruleIds.filter((id) => (fixedRules.includes(id) ? 'facts' : (groupOf[id] ?? 'hours')) === group),
  }))

/** The number of the law a rule stands on, which also knows its source. */
const parameters: Partial<Record<string, keyof LabourLimits>> = {
  shifts_per_day: 'workingDay',
  daily_rest: 'dailyRestMinutes',
  day_break: 'breaks',
  daily_hours: 'dailyMaxMinutes',
  daily_norm: 'normalDayMinutes',
  weekly_hours: 'weeklyMaxMinutes',
  weekly_norm: 'normalWeekMinutes',
  personal_week: 'protectedGroups',
  period_average: 'averageWeekMaxMinutes',
  weekly_rest: 'weeklyRestMinutes',
  fourth_sunday: 'maxConsecutiveSundays',
  night_work: 'protectedGroups',
  forbidden_work: 'protectedGroups',
  night_hours: 'nightDayMaxMinutes',
  overtime_month: 'overtimeMonthMaxMinutes',
}
export const parameterOf = (rule: string): keyof LabourLimits | null => parameters[rule] ?? null

/** Whether the law has such a limit at all; rules that stand on no number of the law are everywhere. */
export function existsIn(rule: string, limits: LabourLimits): boolean {
  const parameter = parameterOf(rule)
  return parameter === null || limits[parameter] !== null
}
