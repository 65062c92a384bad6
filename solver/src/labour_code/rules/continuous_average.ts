import { reportLongAverage } from '../average_week.ts'
import type { Rule } from '../rule.ts'

/**
 * In continuous work the average week has at most 43 hours over a settlement period of up to four weeks (art. 138 § 2
 * KP), as `reportLongAverage` counts it. Silent while the period is unknown.
 */
export const continuousAverage: Rule = {
  id: 'continuous_average',
  basis: 'KP art. 138 § 2',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, person, { continuousWork, toleranceMinutes }, { settlement }, report) => {
    if (person.workSystem !== 'CONT' || !continuousWork || !settlement) return
    const { averageWeekMaxMinutes } = continuousWork
    reportLongAverage(work, person, settlement, averageWeekMaxMinutes, toleranceMinutes, report)
  },
}
