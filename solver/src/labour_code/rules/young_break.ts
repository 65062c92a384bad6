import { breakMinutes, breaksKnown, lastEnd, longestBreak, workedMinutes } from '../given_breaks.ts'
import type { Rule } from '../rule.ts'
import { workingDayUntil } from '../working_day.ts'

/**
 * The break of the young in a day longer than four and a half hours: in Poland half an hour without interruption that is
 * working time (art. 202 § 3¹ KP), in the Union half an hour (Directive 94/33/EC art. 12). Unknown breaks are passed over.
 */
export const youngBreak: Rule = {
  id: 'young_break',
  basis: 'KP art. 202 § 3¹; Directive 94/33/EC art. 12',
  unit: 'minute',
  sense: 'at_least',
  scan: (work, { rights }, limits, _calendar, report) => {
    const asked = rights?.youngBreak
    if (!asked) return
    const paidOnly = limits.breaks?.paidOnly === true
    for (let first = 0; first < work.length;) {
      const until = workingDayUntil(work, first, limits)
      if (breaksKnown(work, first, until) && workedMinutes(work, first, until) > asked.overMinutes) {
        const given = asked.whole
          ? longestBreak(work, first, until, paidOnly)
          : breakMinutes(work, first, until, paidOnly, 0)
        if (given < asked.minutes - limits.toleranceMinutes)
          report(first, until - 1, given, asked.minutes, work[first]!.start, lastEnd(work, first, until))
      }
      first = until
    }
  },
}
