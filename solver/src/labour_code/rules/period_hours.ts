import { reportLongWindow } from '../hours_in_window.ts'
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
      reportLongWindow(work, period, period.maximumMinutes, toleranceMinutes, report)
    }
  },
}
