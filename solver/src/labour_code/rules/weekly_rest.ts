import type { Rule } from '../rule.ts'
import { beginRests, requiredRest, reportLackingRest, restOf, sharesWeeks } from '../rests.ts'

const WEEK_MS = 7 * 24 * 3_600_000
/** How many weeks before the first one are looked at: their rests may reach into it. */
const WEEKS_BEFORE = 2

/**
 * Uninterrupted weekly rest (W5) in every full week; leave is free time. Each week has a rest of its own, and no hour of
 * rest serves two weeks. `clip_or_start` accepts a rest inside the week or one that starts in it, since commentaries
 * disagree and the strict reading flags ordinary office weeks when the period starts on a Sunday.
 */
export const weeklyRest: Rule = {
  id: 'weekly_rest',
  basis: 'KP art. 133; Labour Code 45/2019/QH14 art. 111; Directive 2003/88/EC art. 5',
  unit: 'minute',
  sense: 'at_least',
  scan: (work, person, limits, { weeks }, report) => {
    const required = requiredRest(person, limits)
    if (required === null || work.length === 0 || weeks.length === 0) return
    // Where national law lets two weeks share their rests, another rule looks at them.
    if (sharesWeeks(person, limits)) return
    beginRests()
    for (let before = WEEKS_BEFORE; before > 0; before -= 1) {
      const { start } = weeks[0]!
      restOf(work, start - before * WEEK_MS, start - (before - 1) * WEEK_MS, required, person, limits)
    }
    for (let w = 0; w < weeks.length; w += 1) {
      const { start, end } = weeks[w]!
      const asked = restOf(work, start, end, required, person, limits)
      if (asked !== null) reportLackingRest(work, start, end, asked, report)
    }
  },
}
