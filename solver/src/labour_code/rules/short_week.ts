import type { Rule } from '../rule.ts'

/** Under the system of a shorter week people work on fewer than five days of a week (art. 143 KP). */
export const shortWeek: Rule = {
  id: 'short_week',
  basis: 'KP art. 143',
  unit: 'day',
  sense: 'at_most',
  scan: (work, { workSystem }, { shortWeekDays }, { weeks }, report) => {
    if (workSystem !== 'SHORTWEEK' || !shortWeekDays) return
    for (let week = 0; week < weeks.length; week += 1) {
      let days = 0
      let first = -1
      let last = -1
      let counted = -Infinity
      for (let i = 0; i < work.length; i += 1) {
        const item = work[i]!
        if (item.week !== week) continue
        if (item.dayNumber !== counted) days += 1
        counted = item.dayNumber
        if (first < 0) first = i
        last = i
      }
      const { start, end } = weeks[week]!
      if (days > shortWeekDays) report(first, last, days, shortWeekDays, start, end)
    }
  },
}
