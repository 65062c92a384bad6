import { reportLongWeeks } from '../long_weeks.ts'
import type { Rule } from '../rule.ts'

/** The longest week of people the law protects, such as the young, or of those with a limit of their own. */
export const personalWeek: Rule = {
  id: 'personal_week',
  basis:
    'Dz.U. 1997 nr 123 poz. 776 art. 15; Labour Code 45/2019/QH14 art. 137, 146, 160; Directive 94/33/EC art. 8; agreed for the employee',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, { weeklyMaxMinutes = null }, limits, calendar, report) => {
    if (weeklyMaxMinutes !== null) reportLongWeeks(work, weeklyMaxMinutes, limits, calendar, report)
  },
}
