import { basisUnder } from '@shiftloom/solver/labour_code/basis_under'
import type { LawPackId } from '@shiftloom/solver/labour_code/law_packs'
import { allRules } from '@shiftloom/solver/labour_code/registry'
import type { GroupRights, LabourLimits } from '@shiftloom/solver/labour_code/limits'
import { fixedRules } from '@shiftloom/solver/labour_code/company_choices'
import { ruleIds, type RuleId } from '@shiftloom/solver/labour_code/rule'
import type { LawInUse } from './laws_in_use.ts'

const ruleGroups = ['hours', 'rest', 'agreed', 'protected', 'declared', 'facts'] as const
export type RuleGroup = (typeof ruleGroups)[number]

const groupOf: Partial<Record<string, RuleGroup>> = {
  daily_rest: 'rest',
  weekly_rest: 'rest',
  day_break: 'rest',
  fourth_sunday: 'rest',
  fortnight_rest: 'rest',
  day_off_due: 'rest',
  harmful_hours: 'protected',
  young_break: 'protected',
  extra_break: 'protected',
  young_sunday: 'protected',
  nursing_break: 'protected',
  business_trip: 'protected',
  rest_days_month: 'rest',
  school_day: 'protected',
  divided_day: 'protected',
  period_hours: 'agreed',
  period_days: 'agreed',
  settlement_length: 'agreed',
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
  weekend_system: 'weekendSystemDays',
  settlement_length: 'settlementMaxDays',
  short_week: 'shortWeekDays',
  continuous_week: 'continuousWork',
  continuous_average: 'continuousWork',
  night_average: 'nightAverageDayMinutes',
  fortnight_rest: 'mostWeeklyRestWeeks',
  overtime_year: 'overtimeYearMaxMinutes',
  day_off_due: 'daysOffInLieu',
  harmful_hours: 'harmfulDayMaxMinutes',
  rest_days_month: 'monthRestDays',
}
const parameterOf = (rule: string): keyof LabourLimits | null => parameters[rule] ?? null

/** The right of protected people a rule stands on. */
const rights: Partial<Record<string, keyof GroupRights>> = {
  young_break: 'youngBreak',
  extra_break: 'extraBreakMinutes',
  young_sunday: 'restOnSunday',
  school_day: 'schoolDayMaxMinutes',
  divided_day: 'undividedDays',
  nursing_break: 'nursingBreak',
  business_trip: 'noTrips',
}

/** What the law grants by a rule to a group: the first group's that has it; null where none has. */
export function rightIn<T extends keyof GroupRights>(
  right: T,
  { protectedGroups }: LabourLimits
): NonNullable<GroupRights[T]> | null {
  const granted = Object.values(protectedGroups).map((group) => group.rights?.[right])
  return granted.find((one) => one !== undefined) ?? null
}

/** The statutes of a rule that stands on a right of protected people; null for every other rule. */
const basisOfRight = (rule: string, law: LawPackId): string | null =>
  rule in rights ? basisUnder(allRules.find(({ id }) => id === rule)!.basis, law) : null

/** What a law's rule stands on, with remarks; empty where it stands on no number or right of the law. */
export function basisIn(rule: string, { id, version }: Pick<LawInUse, 'id' | 'version'>): string {
  const parameter = parameterOf(rule)
  return basisOfRight(rule, id) ?? (parameter && version.limits[parameter]!.basis) ?? ''
}

/** Whether the law has such a limit at all; rules that stand on no number of the law are everywhere. */
export function existsIn(rule: string, limits: LabourLimits): boolean {
  const right = rights[rule]
  if (right) return rightIn(right, limits) !== null
  const parameter = parameterOf(rule)
  return parameter === null || (limits[parameter] ?? null) !== null
}
