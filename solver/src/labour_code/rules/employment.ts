import type { Rule } from '../rule.ts'

/** Work lies inside the employment; reported are the minutes outside. */
export const employment: Rule = {
  id: 'employment',
  basis: 'employment contract',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, { employed }, _limits, _calendar, report) => {
    for (let i = 0; i < work.length; i += 1) {
      const { start, end } = work[i]!
      const before = Math.max(0, Math.min(end, employed.start) - start)
      const after = Math.max(0, end - Math.max(start, employed.end))
      if (before + after > 0) report(i, i, (before + after) / 60_000, 0, start, end)
    }
  },
}
