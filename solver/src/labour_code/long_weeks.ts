import type { RuleCalendar } from './calendar.ts'
import { reportLongWindow } from './hours_in_window.ts'
import type { LabourLimits } from './limits.ts'
import type { PlannedWork } from './planned_work.ts'
import type { Report } from './rule.ts'

/** Reports every full week with more work than `limit`; a shift over the boundary counts in each week with what lies in it. */
export function reportLongFullWeeks(
  work: readonly PlannedWork[],
  limit: number,
  { toleranceMinutes }: LabourLimits,
  { weeks }: RuleCalendar,
  report: Report
): void {
  for (let week = 0; week < weeks.length; week += 1) {
    let minutes = 0
    let first = -1
    let last = -1
    for (let i = 0; i < work.length; i += 1) {
      const item = work[i]!
      if (item.week !== week && item.endWeek !== week) continue
      minutes += item.week === week ? item.weekMinutes : item.endWeekMinutes
      if (first < 0) first = i
      last = i
    }
    if (minutes > limit + toleranceMinutes) {
      report(first, last, minutes, limit, weeks[week]!.start, weeks[week]!.end)
    }
  }
}

/** The same, with the incomplete week at a settlement period's end, which has its share of the limit where asked for. */
export function reportLongWeeks(
  work: readonly PlannedWork[],
  limit: number,
  limits: LabourLimits,
  calendar: RuleCalendar,
  report: Report
): void {
  reportLongFullWeeks(work, limit, limits, calendar, report)
  if (!calendar.partialWeeks) return
  for (let part = 0; part < calendar.partialWeeks.length; part += 1) {
    const window = calendar.partialWeeks[part]!
    const share = Math.floor((limit * window.days) / 7)
    reportLongWindow(work, window, share, limits.toleranceMinutes, report)
  }
}
