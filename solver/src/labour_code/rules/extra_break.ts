import { breakMinutes, breaksKnown, lastEnd, workedMinutes } from '../given_breaks.ts'
import type { GroupRights, LabourLimits } from '../limits.ts'
import type { Rule } from '../rule.ts'
import { workingDayUntil } from '../working_day.ts'
import { breakStepOf } from './day_break.ts'

/**
 * A break of its own on top of everybody's, in a day of any length: a quarter of an hour for people with a disability,
 * counted as working time (art. 17 of the act on rehabilitation). Unknown breaks are passed over.
 */
export const extraBreak: Rule = {
  id: 'extra_break',
  basis: 'Dz.U. 1997 nr 123 poz. 776 art. 17',
  unit: 'minute',
  sense: 'at_least',
  scan: (work, { rights }, limits, _calendar, report) => {
    const extra = rights?.extraBreakMinutes
    if (!rights || extra === undefined) return
    const { paidOnly = false, leastMinutes = 0 } = limits.breaks ?? {}
    for (let first = 0; first < work.length;) {
      const until = workingDayUntil(work, first, limits)
      if (breaksKnown(work, first, until)) {
        const required = everybodysBreak(workedMinutes(work, first, until), rights, limits) + extra
        const given = breakMinutes(work, first, until, paidOnly, leastMinutes)
        if (given < required - limits.toleranceMinutes)
          report(first, until - 1, given, required, work[first]!.start, lastEnd(work, first, until))
      }
      first = until
    }
  },
}

/** What the day needs without the extra break, in minutes. */
function everybodysBreak(minutes: number, { youngBreak }: GroupRights, { breaks }: LabourLimits): number {
  const usual = breaks === null ? 0 : (breakStepOf(breaks, minutes)?.minutes ?? 0)
  return youngBreak && minutes > youngBreak.overMinutes ? Math.max(usual, youngBreak.minutes) : usual
}
