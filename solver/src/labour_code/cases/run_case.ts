import type { LawPackId } from '../law_packs.ts'
import type { FigureName, WorkedCase } from './case.ts'
import * as pay from './figures/pay_figures.ts'
import * as period from './figures/period_figures.ts'
import * as record from './figures/record_figures.ts'
import * as time from './figures/time_figures.ts'
import { findingsOf } from './run_rule_case.ts'

const figures: Record<FigureName, (input: string, pack: LawPackId) => string> = {
  nominal_hours: period.nominalHours,
  days_of_work: period.daysOfWork,
  contract_hours: period.contractHours,
  holiday: period.holiday,
  parameter: period.parameter,
  personal_limits: period.personalLimits,
  group_days: period.groupDays,
  night_bonus: pay.nightBonus,
  threshold_overtime: pay.thresholds,
  overtime_caps: pay.overtimeCaps,
  time_off: pay.timeOff,
  days_off_due: period.daysOffDue,
  trading_sundays: period.tradingSundaysOf,
  premium_pay: pay.premiumPay,
  shift_cost: pay.shiftCost,
  overtime: time.overtime,
  leave_hours: time.leaveHours,
  annual_leave: time.annualLeave,
  settled_time: record.settledTime,
  clock_rounding: record.clockRounding,
  geofence: record.geofence,
}

/** What the kernel says to a case, and what it should say, both as text. */
export function outcomeOf(worked: WorkedCase, pack: LawPackId): { found: string; expected: string } {
  if ('figure' in worked) return { found: figures[worked.figure](worked.input, pack), expected: worked.gives }
  return { found: findingsOf(worked, pack).join(' '), expected: worked.finds.join(' ') }
}
