import type { Rule } from '../rule.ts'
import { weekdayNumber } from '../school_days.ts'

/**
 * Under the weekend system people work on Fridays, Saturdays, Sundays and holidays only (art. 144 KP); a shift is of the
 * day it starts on.
 */
export const weekendSystem: Rule = {
  id: 'weekend_system',
  basis: 'KP art. 144',
  unit: 'shift',
  sense: 'at_most',
  scan: (work, { workSystem }, { weekendSystemDays }, { holidays }, report) => {
    if (workSystem !== 'WEEKEND' || !weekendSystemDays) return
    for (let i = 0; i < work.length; i += 1) {
      const item = work[i]!
      if (weekendSystemDays.includes(weekdayNumber(item)) || holidays?.has(item.day)) continue
      report(i, i, 1, 0, item.start, item.end)
    }
  },
}
