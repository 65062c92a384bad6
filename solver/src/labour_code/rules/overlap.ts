import type { Rule } from '../rule.ts'

/** No one works at two places at once; reported are the minutes two works share. Touching is no overlap. */
export const overlap: Rule = {
  id: 'overlap',
  basis: 'one person, one place',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, _person, _limits, _calendar, report) => {
    let latest = 0
    for (let i = 1; i < work.length; i += 1) {
      const { start, end } = work[i]!
      const busyUntil = work[latest]!.end
      if (start < busyUntil) report(latest, i, (Math.min(end, busyUntil) - start) / 60_000, 0, start, end)
      if (end > busyUntil) latest = i
    }
  },
}
