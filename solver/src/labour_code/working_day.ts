import type { LabourLimits } from './limits.ts'
import type { PlannedWork } from './planned_work.ts'

/** Whether work `index` goes on where the one before it ends: together they are one shift. */
export const continues = (work: readonly PlannedWork[], index: number): boolean =>
  index > 0 && work[index]!.start === work[index - 1]!.end

/**
 * The exclusive end of the working day that opens with work `first`.
 * From the shift's start it lasts to the same clock time of the next day, not 24 elapsed hours, so the night the
 * clocks go forward gives no false alarm (art. 128 § 3 KP).
 */
export function workingDayUntil(
  work: readonly PlannedWork[],
  first: number,
  mode: LabourLimits['workingDay']
): number {
  const opening = work[first]!
  let until = first + 1
  while (until < work.length) {
    const next = work[until]!
    const same =
      mode === 'calendar_day' ? next.dayNumber === opening.dayNumber : next.start < opening.workingDayEnd
    if (!same && !continues(work, until)) break
    until += 1
  }
  return until
}
