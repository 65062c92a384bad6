import { workMinutesInside } from '../planned_work.ts'
import type { Rule } from '../rule.ts'

/** Working time of a settlement period up to what was agreed (W8, hours); cut at the period's midnights. */
export const periodHours: Rule = {
  id: 'period_hours',
  basis: 'KP art. 130; agreed hours elsewhere',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, { periodLimits }, { toleranceMinutes }, _calendar, report) => {
    for (let p = 0; p < periodLimits.length; p += 1) {
      const period = periodLimits[p]!
      let minutes = 0
      let first = -1
      let last = -1
      for (let i = 0; i < work.length; i += 1) {
        const item = work[i]!
        if (item.end <= period.start || item.start >= period.end) continue
        minutes += workMinutesInside(item, period)
        if (first < 0) first = i
        last = i
      }
      if (minutes > period.maximumMinutes + toleranceMinutes) {
        report(first, last, minutes, period.maximumMinutes, period.start, period.end)
      }
    }
  },
}
