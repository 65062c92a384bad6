import { longestNight } from '../limit_changes.ts'
import { nightMinutesIn } from '../night.ts'
import type { Rule } from '../rule.ts'

/** No work at night for people who may not; reported are the minutes of the night. */
export const nightWork: Rule = {
  id: 'night_work',
  basis:
    'KP art. 178, 203; Dz.U. 1997 nr 123 poz. 776 art. 15; Labour Code 45/2019/QH14 art. 137, 146, 160; Directive 94/33/EC art. 9; Directive 92/85/EEC art. 7',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, { mayWorkNights, ownNight, alsoCompanyNight }, limits, _calendar, report) => {
    if (mayWorkNights !== false) return
    const own = ownNight ?? limits
    const night = alsoCompanyNight ? longestNight([own, limits])! : own
    for (let i = 0; i < work.length; i += 1) {
      const item = work[i]!
      const minutes = nightMinutesIn(item, night, item.zone)
      if (minutes > 0) report(i, i, minutes, 0, item.start, item.end)
    }
  },
}
