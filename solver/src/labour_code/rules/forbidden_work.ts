import type { Rule } from '../rule.ts'

/** No work at dangerous or strenuous positions for people who may not; which positions are is the organisation's record. */
export const forbiddenWork: Rule = {
  id: 'forbidden_work',
  basis:
    'KP art. 176, 204; Labour Code 45/2019/QH14 art. 137, 147, 160; Directive 94/33/EC art. 7; Directive 92/85/EEC art. 6',
  unit: 'shift',
  sense: 'at_most',
  scan: (work, { mayDoStrenuousWork }, _limits, _calendar, report) => {
    if (mayDoStrenuousWork !== false) return
    for (let i = 0; i < work.length; i += 1) {
      const { strenuous, start, end } = work[i]!
      if (strenuous) report(i, i, 1, 0, start, end)
    }
  },
}
