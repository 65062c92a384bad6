import type { WorkedCase } from '../case.ts'
import { shiftCost } from './cost.ts'
import { dailyHours } from './daily_hours.ts'
import { dailyRest } from './daily_rest.ts'
import { dayBreak } from './day_break.ts'
import { daysOff } from './days_off.ts'
import { daysOffDue } from './days_off_due.ts'
import { facts } from './facts.ts'
import { harmful } from './harmful.ts'
import { leave } from './leave.ts'
import { managers } from './managers.ts'
import { nightBonus } from './night_bonus.ts'
import { nominalHours } from './nominal.ts'
import { overtime } from './overtime.ts'
import { overtimeOfYear } from './overtime_year.ts'
import { pack } from './pack.ts'
import { period } from './period.ts'
import { protection } from './protection.ts'
import { shiftsPerDay } from './shifts_per_day.ts'
import { sundays } from './sundays.ts'
import { systems } from './systems.ts'
import { timeRecords } from './time_records.ts'
import { weeklyHours } from './weekly_hours.ts'
import { weeklyRest } from './weekly_rest.ts'
import { young } from './young.ts'

/** Worked cases of Polish law, in the order of the page about them. */
export const polishCases: readonly WorkedCase[] = [
  ...shiftsPerDay,
  ...dailyHours,
  ...weeklyHours,
  ...dailyRest,
  ...weeklyRest,
  ...dayBreak,
  ...sundays,
  ...period,
  ...facts,
  ...protection,
  ...systems,
  ...young,
  ...managers,
  ...harmful,
  ...overtimeOfYear,
  ...daysOffDue,
  ...nominalHours,
  ...nightBonus,
  ...overtime,
  ...daysOff,
  ...leave,
  ...shiftCost,
  ...timeRecords,
  ...pack,
]
