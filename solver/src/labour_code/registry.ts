import { ruleIds, type Rule, type RuleId } from './rule.ts'
import { absence } from './rules/absence.ts'
import { availability } from './rules/availability.ts'
import { businessTrip } from './rules/business_trip.ts'
import { continuousAverage } from './rules/continuous_average.ts'
import { continuousWeek } from './rules/continuous_week.ts'
import { dailyHours } from './rules/daily_hours.ts'
import { dailyNorm } from './rules/daily_norm.ts'
import { dailyRest } from './rules/daily_rest.ts'
import { dayBreak } from './rules/day_break.ts'
import { dayOffDue } from './rules/day_off_due.ts'
import { dividedDay } from './rules/divided_day.ts'
import { employment } from './rules/employment.ts'
import { extraBreak } from './rules/extra_break.ts'
import { forbiddenWork } from './rules/forbidden_work.ts'
import { fortnightRest } from './rules/fortnight_rest.ts'
import { fourthSunday } from './rules/fourth_sunday.ts'
import { harmfulHours } from './rules/harmful_hours.ts'
import { location } from './rules/location.ts'
import { nightAverage } from './rules/night_average.ts'
import { nightHours } from './rules/night_hours.ts'
import { nightWork } from './rules/night_work.ts'
import { nursingBreak } from './rules/nursing_break.ts'
import { overlap } from './rules/overlap.ts'
import { overtimeMonth } from './rules/overtime_month.ts'
import { overtimeYear } from './rules/overtime_year.ts'
import { periodAverage } from './rules/period_average.ts'
import { periodDays } from './rules/period_days.ts'
import { periodHours } from './rules/period_hours.ts'
import { personalWeek } from './rules/personal_week.ts'
import { positionHours } from './rules/position_hours.ts'
import { qualification } from './rules/qualification.ts'
import { restDaysMonth } from './rules/rest_days_month.ts'
import { schoolDay } from './rules/school_day.ts'
import { settlementLength } from './rules/settlement_length.ts'
import { shiftsPerDay } from './rules/shifts_per_day.ts'
import { shortWeek } from './rules/short_week.ts'
import { weekendSystem } from './rules/weekend_system.ts'
import { weeklyHours } from './rules/weekly_hours.ts'
import { weeklyNorm } from './rules/weekly_norm.ts'
import { weeklyRest } from './rules/weekly_rest.ts'
import { youngBreak } from './rules/young_break.ts'
import { youngSunday } from './rules/young_sunday.ts'

const byId: Record<RuleId, Rule> = {
  employment,
  qualification,
  location,
  absence,
  availability,
  overlap,
  night_work: nightWork,
  forbidden_work: forbiddenWork,
  shifts_per_day: shiftsPerDay,
  daily_rest: dailyRest,
  day_break: dayBreak,
  daily_hours: dailyHours,
  daily_norm: dailyNorm,
  night_hours: nightHours,
  personal_week: personalWeek,
  weekly_hours: weeklyHours,
  weekly_norm: weeklyNorm,
  position_hours: positionHours,
  period_average: periodAverage,
  weekly_rest: weeklyRest,
  fourth_sunday: fourthSunday,
  overtime_month: overtimeMonth,
  period_hours: periodHours,
  divided_day: dividedDay,
  young_break: youngBreak,
  extra_break: extraBreak,
  school_day: schoolDay,
  short_week: shortWeek,
  continuous_week: continuousWeek,
  continuous_average: continuousAverage,
  young_sunday: youngSunday,
  settlement_length: settlementLength,
  period_days: periodDays,
  weekend_system: weekendSystem,
  night_average: nightAverage,
  fortnight_rest: fortnightRest,
  day_off_due: dayOffDue,
  harmful_hours: harmfulHours,
  overtime_year: overtimeYear,
  business_trip: businessTrip,
  nursing_break: nursingBreak,
  rest_days_month: restDaysMonth,
}

/** All rules, in the order in which they are reported. */
export const allRules: readonly Rule[] = ruleIds.map((id) => byId[id])

/** Rules that look at one work at a time and at nothing around it. */
export const singleWorkRules: ReadonlySet<RuleId> = new Set<RuleId>([
  'employment',
  'qualification',
  'location',
  'absence',
  'availability',
  'night_work',
  'forbidden_work',
  'business_trip',
  'weekend_system',
])
