import { reportLongAverage } from '../average_week.ts'
import type { LabourLimits } from '../limits.ts'
import { nightMinutesIn } from '../night.ts'
import type { PlannedWork } from '../planned_work.ts'
import type { Rule } from '../rule.ts'
import { shiftUntil } from '../working_day.ts'

/** A week less its day of rest, which is left out of the average (Directive art. 16 c). */
const DAYS_OF_WORK = 6

/**
 * People who work at night have eight hours in any 24 on average over the settlement period, a day of rest a week apart
 * (Directive 2003/88/EC art. 8 a). They are those with at least three hours of night in half of their shifts or more: "as a
 * normal course" (art. 2 (4) a). Leave and sick days are neutral. Silent while the period is unknown.
 */
export const nightAverage: Rule = {
  id: 'night_average',
  basis: 'Directive 2003/88/EC art. 8 (a), 16 (c)',
  unit: 'minute',
  sense: 'at_most',
  scan: (work, person, limits, { settlement }, report) => {
    const limit = limits.nightAverageDayMinutes ?? null
    if (limit === null || !settlement) return
    const week = limit * DAYS_OF_WORK
    const tolerance = limits.toleranceMinutes * DAYS_OF_WORK
    reportLongAverage(work, person, settlement, week, tolerance, (first, last, actual, _week, start, end) => {
      if (isNightWorker(work, start, end, limits))
        report(first, last, Math.ceil(actual / DAYS_OF_WORK), limit, start, end)
    })
  },
}

function isNightWorker(
  work: readonly PlannedWork[],
  start: number,
  end: number,
  limits: LabourLimits
): boolean {
  let shifts = 0
  let nights = 0
  for (let first = 0; first < work.length;) {
    const until = shiftUntil(work, first, limits)
    const opening = work[first]!
    if (opening.start >= start && opening.start < end) {
      shifts += 1
      let minutes = 0
      for (let i = first; i < until; i += 1) minutes += nightMinutesIn(work[i]!, limits, work[i]!.zone)
      if (minutes >= limits.nightWorkerMinutes) nights += 1
    }
    first = until
  }
  return nights * 2 >= shifts && nights > 0
}
