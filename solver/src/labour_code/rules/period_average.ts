import { workMinutesInside } from '../planned_work.ts'
import type { Rule } from '../rule.ts'

const WEEK_DAYS = 7

/**
 * Average week of a settlement period, overtime included (W3 b). Reported once per period, as minutes a week rounded
 * up. Silent while the period is unknown.
 */
export const periodAverage: Rule = {
  id: 'period_average',
  basis: 'KP art. 131 § 1; Directive 2003/88/EC art. 6, 16',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, _person, { averageWeekMaxMinutes, toleranceMinutes }, { settlement }, report) => {
    if (averageWeekMaxMinutes === null || !settlement) return
    let minutes = 0
    let first = -1
    let last = -1
    for (let i = 0; i < work.length; i += 1) {
      const item = work[i]!
      if (item.end <= settlement.start || item.start >= settlement.end) continue
      minutes += workMinutesInside(item, settlement)
      if (first < 0) first = i
      last = i
    }
    if (minutes * WEEK_DAYS <= (averageWeekMaxMinutes + toleranceMinutes) * settlement.days) return
    const average = Math.ceil((minutes * WEEK_DAYS) / settlement.days)
    report(first, last, average, averageWeekMaxMinutes, settlement.start, settlement.end)
  },
}
