import type { Rule } from '../rule.ts'

/**
 * No business trips of people who may not be sent on them: in Vietnam from the seventh month of pregnancy and with a child
 * under twelve months, in Poland during pregnancy and with a child up to eight years. A delegation is taken for work away
 * from the workplace, and for long-distance work; a plan does not say how far it goes.
 */
export const businessTrip: Rule = {
  id: 'business_trip',
  basis: 'KP art. 178; Labour Code 45/2019/QH14 art. 137',
  unit: 'shift',
  sense: 'at_most',
  scan: (work, { rights }, _limits, _calendar, report) => {
    if (!rights?.noTrips) return
    for (let i = 0; i < work.length; i += 1) {
      const { trip, start, end } = work[i]!
      if (trip) report(i, i, 1, 0, start, end)
    }
  },
}
