import { reportLongWindow } from '../hours_in_window.ts'
import type { Rule } from '../rule.ts'

/**
 * Working time of one full week (W3 a); a shift over the boundary counts in each week with what lies in it.
 * Where asked for, the incomplete week at a settlement period's end has its share of the limit.
 */
export const weeklyHours: Rule = {
  id: 'weekly_hours',
  basis: 'KP art. 131; Labour Code 45/2019/QH14 art. 105; Directive 2003/88/EC art. 6',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, person, limits, { weeks, partialWeeks }, report) => {
    const limit = person.weeklyMaxMinutes ?? limits.weeklyMaxMinutes
    if (limit === null) return
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
      if (minutes > limit + limits.toleranceMinutes) {
        report(first, last, minutes, limit, weeks[week]!.start, weeks[week]!.end)
      }
    }
    if (!partialWeeks) return
    for (let part = 0; part < partialWeeks.length; part += 1) {
      const window = partialWeeks[part]!
      const share = Math.floor((limit * window.days) / 7)
      reportLongWindow(work, window, share, limits.toleranceMinutes, report)
    }
  },
}
