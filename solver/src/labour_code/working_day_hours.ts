import type { LabourLimits } from './limits.ts'
import type { PlannedWork } from './planned_work.ts'
import type { Report } from './rule.ts'
import { workingDayUntil } from './working_day.ts'

/** Reports every working day with more work than `limit` minutes; whole shifts count where they start. */
export function reportLongDays(
  work: readonly PlannedWork[],
  limit: number,
  limits: LabourLimits,
  report: Report
): void {
  for (let first = 0; first < work.length;) {
    const until = workingDayUntil(work, first, limits)
    let minutes = 0
    for (let i = first; i < until; i += 1) minutes += work[i]!.workMinutes
    if (minutes > limit + limits.toleranceMinutes) {
      report(first, until - 1, minutes, limit, work[first]!.start, work[first]!.workingDayEnd)
    }
    first = until
  }
}
