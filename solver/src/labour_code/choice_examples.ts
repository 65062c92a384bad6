import { addDays, clockOf, dayOf } from '../time/time.ts'
import { EXAMPLE_ZONE, exampleShift, FIRST, foundBy, MONDAY } from './example_work.ts'
import { overtimePieces } from './figures/overtime_pieces.ts'
import type { Thresholds } from './figures/thresholds.ts'
import type { LabourLimits } from './limits.ts'
import { nightMinutesIn } from './night.ts'
import type { Work } from './planned_work.ts'

const MINUTE_MS = 60_000
const A_SUNDAY = '2026-11-08'
const DAY_MINUTES = 8 * 60

/** Monday 14:00 to 22:00, and a start on Tuesday that leaves too little rest: by the tolerance, or a quarter of an hour. */
export function toleranceExample(limits: LabourLimits) {
  const lack = limits.toleranceMinutes || 15
  const first = exampleShift(MONDAY, '14:00', 8 * 60)
  const next = first.end + ((limits.dailyRestMinutes ?? 0) - lack) * MINUTE_MS
  const second = exampleShift(dayOf(next, EXAMPLE_ZONE), clockOf(next, EXAMPLE_ZONE), 8 * 60)
  const verdict = foundBy('daily_rest', [first, second], limits)
  if (!verdict) return null
  const { actual, limit, severity } = verdict
  return {
    day: first.day,
    nextDay: second.day,
    nextClock: clockOf(next, EXAMPLE_ZONE),
    restMinutes: actual,
    lackMinutes: limit - actual,
    blocks: severity === 'block',
  }
}

/** Night minutes of Monday 18:00 to Tuesday 2:00. */
export const nightExample = (limits: LabourLimits) => ({
  day: MONDAY,
  nightMinutes: nightMinutesIn(exampleShift(MONDAY, '18:00', 8 * 60), limits, EXAMPLE_ZONE),
})

/** Work on every Sunday from 8 November on: how many pass, and which is the first that is reported. null: all pass. */
export function sundaysExample(limits: LabourLimits) {
  const sundays = Array.from({ length: 14 }, (_, week) => addDays(A_SUNDAY, 7 * week))
  const work = sundays.map((day) => exampleShift(day, '08:00', 8 * 60))
  const verdict = foundBy('fourth_sunday', work, limits)
  const reported = verdict ? dayOf(verdict.window.start, EXAMPLE_ZONE) : null
  return { count: limits.maxConsecutiveSundays, first: A_SUNDAY, reported }
}

/** What a shift of this length without any break lacks, in minutes; 0: nothing. */
export const breakExample = (limits: LabourLimits, shiftMinutes: number) => ({
  day: MONDAY,
  requiredMinutes:
    foundBy('day_break', [{ ...exampleShift(MONDAY, '08:00', shiftMinutes), breaks: [] }], limits)?.limit ??
    0,
})

/** How much of eight hours on a day of weekly rest, else on Sunday, is overtime of the month. */
export function restDayExample(limits: LabourLimits) {
  const [weekday = 7] = limits.restWeekdays
  const day = addDays(MONDAY, weekday - 1)
  const work = [exampleShift(day, '08:00', DAY_MINUTES)]
  const verdict = foundBy('overtime_month', work, {
    ...limits,
    overtimeMonthMaxMinutes: 0,
    toleranceMinutes: 0,
  })
  return { day, workMinutes: DAY_MINUTES, overtimeMinutes: verdict?.actual ?? 0 }
}

/** Work on every day of a week until Sunday 18:00, then a whole weekly rest that reaches into the next week. */
export function weeklyRestExample(limits: LabourLimits) {
  const restMinutes = limits.weeklyRestMinutes ?? 0
  const days = Array.from({ length: 7 }, (_, day) => exampleShift(addDays(MONDAY, day), '10:00', 8 * 60))
  const end = days.at(-1)!.end
  const next = end + restMinutes * MINUTE_MS
  const work = [...days, exampleShift(dayOf(next, EXAMPLE_ZONE), clockOf(next, EXAMPLE_ZONE), 8 * 60)]
  const ofMondays = { ...limits, weekStart: 'monday' as const, reducedWeeklyRestMinutes: null }
  const verdict = foundBy('weekly_rest', work, ofMondays)
  return {
    day: dayOf(end - 1, EXAMPLE_ZONE),
    nextDay: dayOf(next, EXAMPLE_ZONE),
    nextClock: clockOf(next, EXAMPLE_ZONE),
    restMinutes,
    foundMinutes: verdict ? verdict.actual : restMinutes,
    lackMinutes: verdict ? verdict.limit - verdict.actual : 0,
  }
}

/** The most work on 29 and 30 November, which make no full week of a period that begins on the first; null: not looked at. */
export function partialWeekExample(limits: LabourLimits) {
  const days = [28, 29].map((after) => addDays(FIRST, after))
  const work = days.map((day) => exampleShift(day, '06:00', 16 * 60))
  const verdict = foundBy('weekly_hours', work, limits)
  return { from: days[0]!, until: addDays(days[1]!, 1), limitMinutes: verdict?.limit ?? null }
}

/** How much of ten hours on a Monday is beyond the normal day. */
export function reckoningExample(limits: LabourLimits) {
  const workMinutes = 10 * 60
  const verdict = foundBy('daily_norm', [exampleShift(MONDAY, '08:00', workMinutes)], {
    ...limits,
    toleranceMinutes: 0,
  })
  return { workMinutes, overtimeMinutes: verdict ? verdict.actual - verdict.limit : 0 }
}

/** Overtime of a Monday of thirteen hours, and of a week of six days of eight hours, by plain thresholds. */
export function thresholdsExample({ dailyMinutes, weeklyMinutes, doubleMinutes }: Thresholds) {
  const overtime = {
    dailyMinutes,
    doubleMinutes,
    spans: [{ from: MONDAY, until: addDays(MONDAY, 7), minutes: weeklyMinutes ?? Infinity }],
    averaged: false,
    nightAsRest: false,
    offDays: false,
    restWeekdays: [],
    percent: { workday: 150, restDay: 150, holiday: 150 },
  }
  const reckoned = (work: readonly Work[]) => {
    const shifts = work.map(({ start, end }) => ({
      start,
      end,
      zone: EXAMPLE_ZONE,
      breaks: [],
      billable: true,
    }))
    const pieces = overtimePieces(shifts, { nightWindow: null, night: null, overtime }, new Set())
    const sum = (isDouble: boolean): number =>
      pieces
        .filter(({ percent }) => percent >= 200 === isDouble)
        .reduce((total, { minutes }) => total + minutes, 0)
    return { overtimeMinutes: sum(false), doubleMinutes: sum(true) }
  }
  const week = Array.from({ length: 6 }, (_, day) => exampleShift(addDays(MONDAY, day), '08:00', 8 * 60))
  return {
    day: reckoned([exampleShift(MONDAY, '06:00', 13 * 60)]),
    weekOvertimeMinutes: reckoned(week).overtimeMinutes,
  }
}
