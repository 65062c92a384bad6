import { ruleIds, type Rule, type RuleId } from './rule.ts'
import { absence } from './rules/absence.ts'
import { availability } from './rules/availability.ts'
import { dailyHours } from './rules/daily_hours.ts'
import { dailyRest } from './rules/daily_rest.ts'
import { employment } from './rules/employment.ts'
import { fourthSunday } from './rules/fourth_sunday.ts'
import { location } from './rules/location.ts'
import { overlap } from './rules/overlap.ts'
import { periodHours } from './rules/period_hours.ts'
import { qualification } from './rules/qualification.ts'
import { shiftsPerDay } from './rules/shifts_per_day.ts'
import { weeklyHours } from './rules/weekly_hours.ts'
import { weeklyRest } from './rules/weekly_rest.ts'

const byId: Record<RuleId, Rule> = {
  employment,
  qualification,
  location,
  absence,
  availability,
  overlap,
  shifts_per_day: shiftsPerDay,
  daily_rest: dailyRest,
  daily_hours: dailyHours,
  weekly_hours: weeklyHours,
  weekly_rest: weeklyRest,
  fourth_sunday: fourthSunday,
  period_hours: periodHours,
}

/** All rules, in the order a person is told of them. */
export const allRules: readonly Rule[] = ruleIds.map((id) => byId[id])

/** Rules that look at one work at a time and at nothing around it. */
export const singleWorkRules: ReadonlySet<RuleId> = new Set<RuleId>([
  'employment',
  'qualification',
  'location',
  'absence',
  'availability',
])
