import type { Rule } from '../rule.ts'
import { reportWorkInside } from './forbidden_times.ts'

/** No work at times the person is not available; reported are the minutes that overlap. */
export const availability: Rule = {
  id: 'availability',
  basis: 'availability declared by the employee',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, { unavailable }, _limits, _calendar, report) => reportWorkInside(work, unavailable, report),
}
