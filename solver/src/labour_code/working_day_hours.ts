import type { LabourLimits } from './limits.ts'
import { workMinutesBetween, type PlannedWork } from './planned_work.ts'
import type { Report } from './rule.ts'
import { shiftUntil, workingDayUntil } from './working_day.ts'

const DAY_MS = 24 * 3_600_000

/** Reports every working day with more work than `limit` minutes. */
export function reportLongDays(
  work: readonly PlannedWork[],
  limit: number,
  limits: LabourLimits,
  report: Report
): void {
  // Whole shifts of the date they start on, or what lies in the 24 hours from a start.
  if (limits.workingDay === 'calendar_day') reportLongRuns(work, limit, limits, report, workingDayUntil)
  else reportLongDaysFromStart(work, limit, limits, report)
}

/** Every start by itself: where work may begin again in the same day, that is no overtime (art. 140¹ § 4 KP). */
export const reportLongShifts = (
  work: readonly PlannedWork[],
  limit: number,
  limits: LabourLimits,
  report: Report
): void => reportLongRuns(work, limit, limits, report, shiftUntil)

/** @param runUntil index after the last item of the run that begins at `first` */
function reportLongRuns(
  work: readonly PlannedWork[],
  limit: number,
  limits: LabourLimits,
  report: Report,
  runUntil: typeof shiftUntil
): void {
  for (let first = 0; first < work.length;) {
    const until = runUntil(work, first, limits)
    reportLongRun(work, first, until, limit, limits, report)
    first = until
  }
}

function reportLongRun(
  work: readonly PlannedWork[],
  first: number,
  until: number,
  limit: number,
  { toleranceMinutes }: LabourLimits,
  report: Report
): void {
  let minutes = 0
  let end = work[first]!.workingDayEnd
  for (let i = first; i < until; i += 1) {
    minutes += work[i]!.workMinutes
    end = Math.max(end, work[i]!.end)
  }
  if (minutes > limit + toleranceMinutes) report(first, until - 1, minutes, limit, work[first]!.start, end)
}

/**
 * The 24 hours from a start, with what lies in them (art. 128 § 3, 129 KP): the shift that opens them, and of later
 * shifts the part before their end. The rest of a shift that reaches over opens the next 24 hours.
 *
 * @param limit -Infinity reports each of them
 */
export function reportLongDaysFromStart(
  work: readonly PlannedWork[],
  limit: number,
  limits: LabourLimits,
  report: Report
): void {
  let first = 0
  let start = work.length > 0 ? work[0]!.start : 0
  while (first < work.length) {
    const carried = start > work[first]!.start
    const end = carried ? start + DAY_MS : work[first]!.workingDayEnd
    const own = carried ? first : shiftUntil(work, first, limits)
    let minutes = 0
    let until = first
    let over = -1
    for (; until < work.length && (until < own || work[until]!.start < end); until += 1) {
      const item = work[until]!
      minutes += until < own ? item.workMinutes : workMinutesBetween(item, start, end)
      if (over < 0 && until >= own && item.end > end) over = until
    }
    if (minutes > limit + limits.toleranceMinutes) report(first, until - 1, minutes, limit, start, end)
    if (over >= 0) first = over
    else first = until
    if (first < work.length) start = over >= 0 ? end : work[first]!.start
  }
}
