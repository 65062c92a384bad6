import type { LabourLimits } from '../limits.ts'
import type { PlannedWork } from '../planned_work.ts'
import type { Rule } from '../rule.ts'
import { continues, workingDayUntil } from '../working_day.ts'

/**
 * One shift in a working day (W1). Parts that touch are one shift.
 * A flexible timetable may start again in the same day (art. 140¹ KP); an interrupted one has two parts with a gap up
 * to `interruptedGapMinutes` (art. 139 KP).
 */
export const shiftsPerDay: Rule = {
  id: 'shifts_per_day',
  basis: 'KP art. 128 § 3; usual practice elsewhere',
  unit: 'shift',
  sense: 'at_most',
  scan: (work, { workSystem }, limits, _calendar, report) => {
    if (workSystem === 'FLEX') return
    for (let first = 0; first < work.length;) {
      const until = workingDayUntil(work, first, limits)
      const shifts = shiftsIn(work, first, until, limits)
      const allowed =
        workSystem === 'INTERRUPTED' && onlyGapUpTo(work, first, until, limits.interruptedGapMinutes)
      if (shifts > (allowed ? 2 : 1)) {
        report(first, until - 1, shifts, 1, work[first]!.start, work[first]!.workingDayEnd)
      }
      first = until
    }
  },
}

function shiftsIn(work: readonly PlannedWork[], first: number, until: number, limits: LabourLimits): number {
  let shifts = 1
  for (let i = first + 1; i < until; i += 1) if (!continues(work, i, limits)) shifts += 1
  return shifts
}

function onlyGapUpTo(work: readonly PlannedWork[], first: number, until: number, minutes: number): boolean {
  for (let i = first + 1; i < until; i += 1) {
    if (work[i]!.start - work[i - 1]!.end > minutes * 60_000) return false
  }
  return true
}
