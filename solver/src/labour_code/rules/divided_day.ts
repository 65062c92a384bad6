import type { Rule } from '../rule.ts'
import { continues, workingDayUntil } from '../working_day.ts'

/**
 * No day in two parts under the interrupted system for pregnant women, and for parents of young children who have not
 * consented (art. 178 KP); others may have one gap, which the rule of shifts in a day looks at.
 */
export const dividedDay: Rule = {
  id: 'divided_day',
  basis: 'KP art. 178',
  unit: 'shift',
  sense: 'at_most',
  scan: (work, { workSystem, rights }, limits, _calendar, report) => {
    if (workSystem !== 'INTERRUPTED' || !rights?.undividedDays) return
    for (let first = 0; first < work.length;) {
      const until = workingDayUntil(work, first, limits)
      let parts = 1
      for (let i = first + 1; i < until; i += 1) if (!continues(work, i, limits)) parts += 1
      if (parts > 1) report(first, until - 1, parts, 1, work[first]!.start, work[first]!.workingDayEnd)
      first = until
    }
  },
}
