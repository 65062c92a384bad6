import { addDays, dayOf } from '../../time/time.ts'
import type { LabourLimits, NightHours } from '../limits.ts'
import { nightOf } from '../night.ts'
import type { PlannedWork } from '../planned_work.ts'
import type { PersonFacts, Report, Rule } from '../rule.ts'
import { continues } from '../working_day.ts'

const DAY_MS = 24 * 3_600_000
const CLOCK_DAY = 1440
/** A day of these hours is extended in the systems of art. 135-137. */
export const EXTENDED_FROM_MINUTES = 480
const minutes = (ms: number): number => ms / 60_000

/**
 * Uninterrupted daily rest (W4). Elapsed time, so the night the clocks go forward really is an hour shorter. None is due
 * to people who manage the workplace (art. 132 § 2 pt 1 KP), but for the one after an extended shift.
 */
export const dailyRest: Rule = {
  id: 'daily_rest',
  basis: 'KP art. 132, 136, 137; Labour Code 45/2019/QH14 art. 110; Directive 2003/88/EC art. 3',
  unit: 'minute',
  sense: 'at_least',
  scan: (work, person, limits, _calendar, report) => {
    const rest = person.dailyRestMinutes ?? limits.dailyRestMinutes
    if (rest === null) return
    if (limits.dailyRestMode === 'between_shifts') {
      if (person.shiftWorker) scanBetween(work, rest, limits, report)
    } else scanFromStarts(work, person, rest, limits, report)
  },
}

/** Before another shift, not between parts of one working day: a break at noon makes no second shift. */
function scanBetween(work: readonly PlannedWork[], rest: number, limits: LabourLimits, report: Report): void {
  for (let i = 1; i < work.length; i += 1) {
    const { end } = work[i - 1]!
    const { start } = work[i]!
    if (work[i]!.dayNumber === work[i - 1]!.dayNumber) continue
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
  const isManager = person.rights?.managesWorkplace === true
  if (isManager && !longShifts) return
  let reportedGap = -1
  for (let i = 0; i < work.length; i += 1) {
    if (continues(work, i, limits)) continue
    const { start } = work[i]!
    let busyUntil = work[i]!.end
    let worked = work[i]!.workMinutes
    let next = i + 1
    while (next < work.length && work[next]!.start <= busyUntil + limits.mergeGapMinutes * 60_000) {
      worked += work[next]!.workMinutes
      busyUntil = Math.max(busyUntil, work[next]!.end)
      next += 1
    }
    if (longShifts && worked > EXTENDED_FROM_MINUTES) {
      const isShort = reportRestAfterLongShift(
        work,
        i,
        next,
        worked,
        busyUntil,
        limits.toleranceMinutes,
        report
      )
      // A longer shift leaves no daily rest in its 24 hours; the rest after it stands for that.
      if (isShort || minutes(busyUntil - start) > CLOCK_DAY - rest) continue
    }
    if (isManager) continue
    const windowEnd = start + DAY_MS
    // The rest of the young takes in their night; others rest at any time of the day.
    const night = person.rights?.restCoversNight ? (person.ownNight ?? limits) : null
    const { zone } = work[i]!
    let best = 0
    let bestFrom = busyUntil
    let last = next - 1
    for (; next < work.length && work[next]!.start < windowEnd; next += 1) {
      const until = work[next]!.start
      if (until - busyUntil > best && (night === null || takesInNight(busyUntil, until, night, zone))) {
        best = work[next]!.start - busyUntil
        bestFrom = busyUntil
      }
      busyUntil = Math.max(busyUntil, work[next]!.end)
      last = next
    }
    if (windowEnd - busyUntil > best && (night === null || takesInNight(busyUntil, windowEnd, night, zone))) {
      best = windowEnd - busyUntil
      bestFrom = busyUntil
    }
    if (minutes(best) >= rest - limits.toleranceMinutes || bestFrom === reportedGap) continue
    reportedGap = bestFrom
    report(i, last, minutes(best), rest, start, windowEnd)
  }
}

/** Whether some night lies between two instants; that all of it does is for the ban of night work to say. */
function takesInNight(from: number, until: number, hours: NightHours, zone: string): boolean {
  const day = dayOf(from, zone)
  return nightOf(addDays(day, -1), hours, zone).end > from || nightOf(day, hours, zone).start < until
}

/** Right after an extended day guards and caretakers rest at least as long as they worked (art. 136 § 2 and 137 KP). */
function reportRestAfterLongShift(
  work: readonly PlannedWork[],
  first: number,
  next: number,
  worked: number,
  end: number,
  tolerance: number,
  report: Report
): boolean {
  if (next >= work.length) return false
  const found = minutes(work[next]!.start - end)
  const isShort = found < worked - tolerance
  if (isShort) report(first, next, found, worked, end, work[next]!.start)
  return isShort
}
