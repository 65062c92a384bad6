import type { PlannedWork } from './planned_work.ts'
import type { Rule } from './rule.ts'

/**
 * The same rule for working time only: work at positions outside working hours is free time to it. Indices it reports
 * are those of the whole timeline. Without such work nothing is allocated.
 */
export const countedOnly = (rule: Rule): Rule => ({
  ...rule,
  countedOnly: true,
  scan: (work, person, limits, calendar, report) => {
    if (everyCounts(work)) return rule.scan(work, person, limits, calendar, report)
    const places: number[] = []
    for (let i = 0; i < work.length; i += 1) if (work[i]!.counts !== false) places.push(i)
    const counted = places.map((place) => work[place]!)
    rule.scan(counted, person, limits, calendar, (first, last, actual, limit, start, end) =>
      report(places[first]!, places[last]!, actual, limit, start, end)
    )
  },
})

function everyCounts(work: readonly PlannedWork[]): boolean {
  for (let i = 0; i < work.length; i += 1) if (work[i]!.counts === false) return false
  return true
}
