import { breakMinutes, breaksKnown, lastEnd, workedMinutes } from '../given_breaks.ts'
import type { LabourLimits } from '../limits.ts'
import type { Rule } from '../rule.ts'
import { workingDayUntil } from '../working_day.ts'
import { breakStepOf } from './day_break.ts'

/**
 * The hour a day of a mother of a child under twelve months (art. 137 (4)): paid, and on top of everybody's break. A day
 * that is shorter by the hour is taken for one from which it was taken. Unknown breaks are passed over.
 */
export const nursingBreak: Rule = {
  id: 'nursing_break',
  basis: 'Labour Code 45/2019/QH14 art. 137; Decree 145/2020 art. 80',
  unit: 'minute',
  sense: 'at_least',
  scan: (work, { rights }, limits, _calendar, report) => {
    const asked = rights?.nursingBreak
    if (!asked) return
    for (let first = 0; first < work.length;) {
      const until = workingDayUntil(work, first, limits)
      const minutes = workedMinutes(work, first, until)
      if (breaksKnown(work, first, until) && minutes > asked.overMinutes) {
        const paid = breakMinutes(work, first, until, true, 0)
        const beyond = breakMinutes(work, first, until, false, 0) - usualBreak(minutes, limits)
        const given = Math.max(0, Math.min(paid, beyond))
        if (given < asked.minutes - limits.toleranceMinutes)
          report(first, until - 1, given, asked.minutes, work[first]!.start, lastEnd(work, first, until))
      }
      first = until
    }
  },
}

/** What everybody has in a day of this much work, in minutes. */
const usualBreak = (minutes: number, { breaks }: LabourLimits): number =>
  breaks === null ? 0 : (breakStepOf(breaks, minutes)?.minutes ?? 0)
