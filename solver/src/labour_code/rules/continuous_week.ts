import { workedMinutes } from '../given_breaks.ts'
import type { Rule } from '../rule.ts'
import { shiftUntil } from '../working_day.ts'

/** In continuous work one day of a week may be longer than eight hours (art. 138 § 2 KP); a shift is of the week it starts in. */
export const continuousWeek: Rule = {
  id: 'continuous_week',
  basis: 'KP art. 138 § 2',
  unit: 'day',
  sense: 'at_most',
  scan: (work, { workSystem }, limits, { weeks }, report) => {
    const { continuousWork } = limits
    if (workSystem !== 'CONT' || !continuousWork) return
    const { longDayOverMinutes, longDaysAWeek } = continuousWork
    for (let week = 0; week < weeks.length; week += 1) {
      let days = 0
      let first = -1
      let last = -1
      for (let opening = 0; opening < work.length;) {
        const until = shiftUntil(work, opening, limits)
        const isLong = workedMinutes(work, opening, until) > longDayOverMinutes + limits.toleranceMinutes
        if (work[opening]!.week === week && isLong) {
          days += 1
          if (first < 0) first = opening
          last = until - 1
        }
        opening = until
      }
      const { start, end } = weeks[week]!
      if (days > longDaysAWeek) report(first, last, days, longDaysAWeek, start, end)
    }
  },
}
