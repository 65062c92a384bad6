import type { Rule } from '../rule.ts'

/** The person works at the location of the shift. */
export const location: Rule = {
  id: 'location',
  basis: 'locations of the employee',
  unit: 'shift',
  sense: 'at_most',
  scan: (work, { locationIds }, _limits, _calendar, report) => {
    for (let i = 0; i < work.length; i += 1) {
      const { locationId, start, end } = work[i]!
      if (locationId !== null && !locationIds.has(locationId)) report(i, i, 1, 0, start, end)
    }
  },
}
