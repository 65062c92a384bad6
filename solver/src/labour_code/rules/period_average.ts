import { reportLongAverage } from '../average_week.ts'
import type { Rule } from '../rule.ts'

/**
 * Average week of a settlement period, overtime included (W3 b), as `reportLongAverage` counts it. Reported once per
 * period. Silent while the period is unknown, and for people who manage the workplace (art. 131 § 2 KP).
 */
export const periodAverage: Rule = {
  id: 'period_average',
  basis: 'KP art. 131 § 1; Directive 2003/88/EC art. 6, 16',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, person, { averageWeekMaxMinutes, toleranceMinutes }, { settlement }, report) => {
    if (averageWeekMaxMinutes === null || !settlement || person.rights?.managesWorkplace) return
    reportLongAverage(work, person, settlement, averageWeekMaxMinutes, toleranceMinutes, report)
  },
}
