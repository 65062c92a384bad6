import type { RuleId } from '../rule.ts'

/**
 * How far a change can be felt by a rule: by the changed work alone; by work so near that days, rests and breaks hang
 * together; by a run of Sundays; by whole weeks; by whole settlement periods; by everything.
 */
export type Reach = 'work' | 'neighbours' | 'sundays' | 'weeks' | 'periods' | 'all'

export const reachOf: Readonly<Record<RuleId, Reach>> = {
  employment: 'work',
  qualification: 'work',
  location: 'work',
  absence: 'work',
  availability: 'work',
  overlap: 'neighbours',
  night_work: 'work',
  forbidden_work: 'work',
  shifts_per_day: 'neighbours',
  daily_rest: 'neighbours',
  day_break: 'neighbours',
  daily_hours: 'neighbours',
  daily_norm: 'neighbours',
  // Being a night worker depends on the whole period.
  night_hours: 'all',
  personal_week: 'weeks',
  weekly_hours: 'weeks',
  weekly_norm: 'weeks',
  position_hours: 'weeks',
  period_average: 'periods',
  // A rest that serves one week serves no other, so that weeks hang together.
  weekly_rest: 'all',
  fourth_sunday: 'sundays',
  overtime_month: 'all',
  period_hours: 'periods',
  divided_day: 'neighbours',
  young_break: 'neighbours',
  extra_break: 'neighbours',
  school_day: 'neighbours',
  short_week: 'all',
  continuous_week: 'all',
  continuous_average: 'periods',
  young_sunday: 'all',
  // Only whether there is work counts.
  settlement_length: 'all',
  period_days: 'periods',
  weekend_system: 'work',
  night_average: 'periods',
  fortnight_rest: 'all',
  // Which days are free decides for all days of a period at once.
  day_off_due: 'all',
  harmful_hours: 'neighbours',
  // A working day may have begun before the period.
  overtime_year: 'all',
  business_trip: 'work',
  nursing_break: 'neighbours',
  // Only months with a week without its rest count.
  rest_days_month: 'all',
}
