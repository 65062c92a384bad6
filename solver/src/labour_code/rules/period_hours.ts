import { extendedMinutes } from '../extended_hours.ts'
import { reportLongWindow } from '../hours_in_window.ts'
import type { Rule } from '../rule.ts'

/**
 * Working time of a settlement period up to what was agreed (W8, hours); cut at the period's midnights. The long days of
 * continuous work add to it (art. 138 § 4 KP).
 */
export const periodHours: Rule = {
  id: 'period_hours',
  basis: 'KP art. 130, 138 § 4; agreed hours elsewhere',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, { periodLimits, workSystem }, limits, _calendar, report) => {
    for (let p = 0; p < periodLimits.length; p += 1) {
      const period = periodLimits[p]!
      const extended = workSystem === 'CONT' ? extendedMinutes(work, period, limits) : 0
      reportLongWindow(work, period, period.maximumMinutes + extended, limits.toleranceMinutes, report)
    }
  },
}
