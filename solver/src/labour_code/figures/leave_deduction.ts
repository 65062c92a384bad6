import { sharedMinutes, weekdayOf, type Day, type Period } from '../../time/time.ts'

const WEEK_DAYS = 5
const DAY_MINUTES = 480

/** What the schedule says of one day of a request. */
export type LeaveDay = {
  readonly day: Day
  /** Paid minutes of the shifts that start on the day, with their times where a part of the day is asked for. */
  readonly shifts: readonly { readonly paidMinutes: number; readonly period?: Period }[]
  readonly explicitlyOff: boolean
}
export type LeaveRequest = {
  readonly days: readonly LeaveDay[]
  readonly skipWeekends: boolean
  readonly skipHolidays: boolean
  /** Only this part of the day is asked for; null: whole days. */
  readonly part: Period | null
  /** It is work, such as a business trip: a part of the day takes all of its hours, in shifts or not. Left out: leave. */
  readonly isWork?: boolean
}
export type LeaveTerms = {
  readonly fte: number
  /** Daily norm of the contract where it is lower than eight hours. */
  readonly dailyNormMinutes?: number
  readonly holidays: ReadonlySet<Day>
  /** Working days of a week, from Monday on; left out: five. */
  readonly weekDays?: number
  /** Weekdays without work, 1 Monday to 7 Sunday, in place of those that `weekDays` leaves. */
  readonly restWeekdays?: readonly number[]
}

/**
 * Why a day takes what it takes: the shifts planned on it, the daily norm, the hours of work asked for, or a day that is
 * free anyway.
 */
type LeaveReason = 'shift' | 'norm' | 'part' | 'day_off' | 'weekend' | 'holiday'
export type LeaveLine = { readonly day: Day; readonly minutes: number; readonly reason: LeaveReason }

/**
 * Minutes a request takes from a limited pool: planned paid time where a shift is planned, the daily norm times FTE
 * elsewhere (KP art. 154²). A night belongs to the day it starts on.
 */
export const leaveMinutes = (request: LeaveRequest, terms: LeaveTerms): number =>
  leaveLines(request, terms).reduce((total, { minutes }) => total + minutes, 0)

/** The same day by day, with the reason. */
export const leaveLines = (request: LeaveRequest, terms: LeaveTerms): LeaveLine[] =>
  request.days.map((day) => ({ day: day.day, ...lineOf(day, request, terms) }))

function lineOf(day: LeaveDay, request: LeaveRequest, terms: LeaveTerms): Omit<LeaveLine, 'day'> {
  const norm = Math.round(Math.min(terms.dailyNormMinutes ?? DAY_MINUTES, DAY_MINUTES) * terms.fte)
  const { part } = request
  if (day.shifts.length > 0) {
    const inShifts = day.shifts.reduce((total, shift) => total + taken(shift, part), 0)
    const beside = request.isWork ? minutesBeside(day.shifts, part) : 0
    return { minutes: inShifts + beside, reason: beside > 0 ? 'part' : 'shift' }
  }
  if (day.explicitlyOff) return { minutes: 0, reason: 'day_off' }
  if (request.skipWeekends && isRestWeekday(weekdayOf(day.day), terms))
    return { minutes: 0, reason: 'weekend' }
  if (request.skipHolidays && terms.holidays.has(day.day)) return { minutes: 0, reason: 'holiday' }
  if (part !== null && request.isWork) return { minutes: minutesBeside([], part), reason: 'part' }
  return { minutes: part === null ? norm : Math.min(norm, minutesOf(part)), reason: 'norm' }
}

const minutesOf = ({ start, end }: Period): number => (end - start) / 60_000

/** What of a part of a day lies in no shift. */
function minutesBeside(shifts: LeaveDay['shifts'], part: Period | null): number {
  if (part === null) return 0
  const shared = shifts.reduce((total, { period }) => total + (period ? sharedMinutes(part, period) : 0), 0)
  return minutesOf(part) - shared
}

const isRestWeekday = (weekday: number, { restWeekdays, weekDays = WEEK_DAYS }: LeaveTerms): boolean =>
  restWeekdays ? restWeekdays.includes(weekday) : weekday > weekDays

function taken({ paidMinutes, period }: LeaveDay['shifts'][number], part: Period | null): number {
  if (part === null || !period) return paidMinutes
  return Math.min(paidMinutes, sharedMinutes(part, period))
}

/** Days of annual leave part-time; an incomplete day counts whole (KP art. 154 § 2). */
export const annualLeaveDays = (fullTimeDays: number, fte: number): number =>
  Math.min(fullTimeDays, wholeUp(fullTimeDays * fte))

/** Leave of a year in which a person comes or goes; a started month counts whole (KP art. 155¹-155³). */
export const proportionalLeaveDays = (annualDays: number, months: number): number =>
  Math.min(annualDays, wholeUp((annualDays * months) / 12))

/** Up to the next whole number, blind to what floating point adds to a third. */
const wholeUp = (value: number): number => Math.ceil(value - 1e-9)
