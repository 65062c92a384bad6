import { beginRests, requiredRest, reportLackingRest, restOf, sharesWeeks } from '../rests.ts'
import type { Rule } from '../rule.ts'

const DAY_MS = 24 * 3_600_000
const WEEK_DAYS = 7
const WEEK_MS = WEEK_DAYS * DAY_MS

/**
 * Two weekly rests in each two weeks, where national law has chosen fourteen days for them (Directive 2003/88/EC art. 16 a)
 * and the organisation says so. Both lie anywhere in them, one after the other if need be; no hour serves twice. Pairs of
 * weeks are the same whatever days are looked at. Reported once for each pair that lacks one.
 */
export const fortnightRest: Rule = {
  id: 'fortnight_rest',
  basis: 'Directive 2003/88/EC art. 5, 16 (a)',
  unit: 'minute',
  sense: 'at_least',
  scan: (work, person, limits, { weeks }, report) => {
    const required = requiredRest(person, limits)
    if (!sharesWeeks(person, limits) || required === null || work.length === 0) return
    beginRests()
    for (let w = 0; w < weeks.length; w += 1) {
      const week = weeks[w]!
      const isFirst = isFirstOfPair(week.start)
      if (!isFirst && w > 0) continue
      const start = isFirst ? week.start : week.start - WEEK_MS
      const end = isFirst ? (weeks[w + 1]?.end ?? week.end + WEEK_MS) : week.end
      if (w === 0) {
        // Their rests may reach into the first pair.
        restOf(work, start - 2 * WEEK_MS, start, required, person, limits)
        restOf(work, start - 2 * WEEK_MS, start, required, person, limits)
      }
      const asked =
        restOf(work, start, end, required, person, limits) ??
        restOf(work, start, end, required, person, limits)
      if (asked !== null) reportLackingRest(work, start, end, asked, report)
    }
  },
}

/** Midnights of any zone round to their day. */
const isFirstOfPair = (start: number): boolean => Math.floor(Math.round(start / DAY_MS) / WEEK_DAYS) % 2 === 1
