/**
 * Figures of working time for time registration, requests and pay: what is overtime and what it is paid, which days off
 * are due, what leave costs, what a night is worth. Pure functions; each is given all it reckons with.
 *
 * Shapes and units: a day is `YYYY-MM-DD`, a range of days `[from, until)`, an instant milliseconds since 1970; lengths
 * are minutes, amounts whole minor units of one currency, rates percent of a normal hour by day. Holidays are sets of
 * days. Laws are `PL`, `VN` and `EU`; `figuresOn` and `limitsOn` have their numbers by day.
 *
 * - Poland: `settleOvertime` of a settlement period, `overtimeOfDays` of its working days, with the terms `settlementTermsOf` makes; `timeOffMinutes` for
 *   overtime; `daysOffStillDue` for work on Sundays, holidays and days off; `nightBonusMinor` of `nightSharesOf` work.
 * - Vietnam and other countries: `overtimePieces` of a person's work, with the terms `overtimeTermsOf` makes, paid by
 *   `premiumPayMinor`.
 * - Everywhere: `capsExceeded` beyond `overtimeCapsOn`, `leaveMinutes` a request takes, `annualLeaveDays` and
 *   `proportionalLeaveDays`, `settleEntry` and `pairedPunches` of registered time, `roundedClock`, `fenceVerdict`.
 */
export { roundedClock } from './clock_rounding.ts'
export { daysOffStillDue } from './day_off_in_lieu.ts'
export { fenceVerdict, metresBetween } from './geofence.ts'
export { annualLeaveDays, leaveMinutes, proportionalLeaveDays } from './leave_deduction.ts'
export { nightBonusMinor, nightSharesOf } from './night_bonus.ts'
export { individualMinutes, nominalMinutesInPoland } from './nominal.ts'
export { capsExceeded, overtimeCapsOn, type CapExceeded, type OvertimeEntry } from './overtime_caps.ts'
export { overtimePieces, type PaidOvertime } from './overtime_pieces.ts'
export { overtimeOfDays, settleOvertime, type SettledDay } from './overtime_settlement.ts'
export { overtimeTermsOf } from './overtime_terms.ts'
export { premiumPayMinor } from './premium_pay.ts'
export { settlementTermsOf } from './settlement_terms.ts'
export { pairedPunches, settleEntry } from './settled_time.ts'
export { timeOffMinutes } from './shift_cost.ts'
