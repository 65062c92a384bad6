import type { LabourLimits } from './limits.ts'
import type { PlannedWork } from './planned_work.ts'

/** Whether work `index` goes on where the one before it ends, or nearly so: together they are one shift. */
export function continues(
  work: readonly PlannedWork[],
  index: number,
  { mergeGapMinutes }: LabourLimits
): boolean {
  if (index === 0) return false
  const gap = work[index]!.start - work[index - 1]!.end
  return gap >= 0 && gap <= mergeGapMinutes * 60_000
}

/** The exclusive end of the shift that opens with work `first`. */
export function shiftUntil(work: readonly PlannedWork[], first: number, limits: LabourLimits): number {
  let until = first + 1
  while (until < work.length && continues(work, until, limits)) until += 1
  return until
}

/**
 * The exclusive end of the working day that opens with work `first`.
 * From the shift's start it lasts 24 hours (art. 128 § 3 KP), and to the same clock time of the next day in the night
 * the clocks go forward, which gives no false alarm.
 */
export function workingDayUntil(work: readonly PlannedWork[], first: number, limits: LabourLimits): number {
  const opening = work[first]!
  let until = first + 1
  while (until < work.length) {
    const next = work[until]!
    const same =
      limits.workingDay === 'calendar_day'
        ? next.dayNumber === opening.dayNumber
        : next.start < opening.workingDayEnd
    if (!same && !continues(work, until, limits)) break
    until += 1
  }
  return until
}
