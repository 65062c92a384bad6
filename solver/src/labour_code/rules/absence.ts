import type { Rule } from '../rule.ts'
import { reportWorkInside } from './forbidden_times.ts'

/** No work during leave or another absence; reported are the minutes that overlap. */
export const absence: Rule = {
  id: 'absence',
  basis: 'approved absence',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, { absences }, _limits, _calendar, report) => reportWorkInside(work, absences, report),
}
