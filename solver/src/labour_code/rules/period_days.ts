import { continues } from '../working_day.ts'
import type { Rule } from '../rule.ts'

/** Days with a shift start in a settlement period up to its working days (W8, days). */
export const periodDays: Rule = {
  id: 'period_days',
  basis: 'KP art. 129, 130, 147; agreed days elsewhere',
  unit: 'day',
  sense: 'at_most',
  scan: (work, { periodLimits }, limits, _calendar, report) => {
    for (let p = 0; p < periodLimits.length; p += 1) {
      const { start, end, maximumDays = null } = periodLimits[p]!
      if (maximumDays === null) continue
      let days = 0
      let first = -1
      let last = -1
      let counted = -Infinity
      for (let i = 0; i < work.length; i += 1) {
        const item = work[i]!
        if (item.start < start || item.start >= end) continue
        if (item.dayNumber === counted || continues(work, i, limits)) continue
        days += 1
        counted = item.dayNumber
        if (first < 0) first = i
        last = i
      }
      if (days > maximumDays) report(first, last, days, maximumDays, start, end)
    }
  },
}
