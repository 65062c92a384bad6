import type { LabourLimits } from '../limits.ts'
import type { PlannedWork } from '../planned_work.ts'
import type { PersonFacts, Report, Rule } from '../rule.ts'
import { continues } from '../working_day.ts'

const DAY_MS = 24 * 3_600_000
const LONG_SHIFT_MS = 12 * 3_600_000
const minutes = (ms: number): number => ms / 60_000

/** Uninterrupted daily rest (W4). Elapsed time, so the night the clocks go forward really is an hour shorter. */
export const dailyRest: Rule = {
  id: 'daily_rest',
  basis: 'KP art. 132, 136, 137; Labour Code 45/2019/QH14 art. 110; Directive 2003/88/EC art. 3',
  unit: 'minute',
  sense: 'at_least',
  scan: (work, person, limits, _calendar, report) => {
    const rest = person.dailyRestMinutes ?? limits.dailyRestMinutes
    if (rest === null) return
    if (limits.dailyRestMode === 'between_shifts') scanBetween(work, rest, limits, report)
    else scanFromStarts(work, person, rest, limits, report)
  },
}

function scanBetween(work: readonly PlannedWork[], rest: number, limits: LabourLimits, report: Report): void {
  for (let i = 1; i < work.length; i += 1) {
    const { end } = work[i - 1]!
    const { start } = work[i]!
    const found = minutes(start - end)
    if (found > limits.mergeGapMinutes && found < rest - limits.toleranceMinutes)
      report(i - 1, i, found, rest, end, start)
  }
}

/**
 * Looks at the 24 hours from every start, not only from the first of a working day: a rest cut short by tomorrow's
 * early start is otherwise missed. One gap is reported once.
 */
function scanFromStarts(
  work: readonly PlannedWork[],
  person: PersonFacts,
  rest: number,
  limits: LabourLimits,
  report: Report
): void {
  const longShifts = person.workSystem === 'EQUIV16' || person.workSystem === 'EQUIV24'
  let reportedGap = -1
  for (let i = 0; i < work.length; i += 1) {
    if (continues(work, i, limits)) continue
    const { start } = work[i]!
    let busyUntil = work[i]!.end
    let next = i + 1
    while (next < work.length && work[next]!.start <= busyUntil + limits.mergeGapMinutes * 60_000) {
      busyUntil = Math.max(busyUntil, work[next]!.end)
      next += 1
    }
    if (longShifts && busyUntil - start > LONG_SHIFT_MS) {
      reportRestAfterLongShift(work, i, next, busyUntil, limits.toleranceMinutes, report)
      continue
    }
    const windowEnd = start + DAY_MS
    let best = 0
    let bestFrom = busyUntil
    let last = next - 1
    for (; next < work.length && work[next]!.start < windowEnd; next += 1) {
      if (work[next]!.start - busyUntil > best) {
        best = work[next]!.start - busyUntil
        bestFrom = busyUntil
      }
      busyUntil = Math.max(busyUntil, work[next]!.end)
      last = next
    }
    if (windowEnd - busyUntil > best) {
      best = windowEnd - busyUntil
      bestFrom = busyUntil
    }
    if (minutes(best) >= rest - limits.toleranceMinutes || bestFrom === reportedGap) continue
    reportedGap = bestFrom
    report(i, last, minutes(best), rest, start, windowEnd)
  }
}

/** Guards and caretakers rest at least as long as they worked (art. 136 and 137 KP). */
function reportRestAfterLongShift(
  work: readonly PlannedWork[],
  first: number,
  next: number,
  end: number,
  tolerance: number,
  report: Report
): void {
  if (next >= work.length) return
  const worked = minutes(end - work[first]!.start)
  const found = minutes(work[next]!.start - end)
  if (found < worked - tolerance) report(first, next, found, worked, end, work[next]!.start)
}
