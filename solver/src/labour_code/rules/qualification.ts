import type { Rule } from '../rule.ts'

/** The person holds the position of the shift; work without a position suits everybody. */
export const qualification: Rule = {
  id: 'qualification',
  basis: 'positions of the employee',
  unit: 'shift',
  sense: 'at_most',
  scan: (work, { positionIds }, _limits, _calendar, report) => {
    for (let i = 0; i < work.length; i += 1) {
      const { positionId, start, end } = work[i]!
      if (positionId !== null && !positionIds.has(positionId)) report(i, i, 1, 0, start, end)
    }
  },
}
