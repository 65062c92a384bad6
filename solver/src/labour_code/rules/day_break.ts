import type { BreakRule, LabourLimits } from '../limits.ts'
import { nightMinutesIn } from '../night.ts'
import type { PlannedWork } from '../planned_work.ts'
import type { Rule } from '../rule.ts'
import { shiftUntil } from '../working_day.ts'

/**
 * Breaks of a shift by its working time (W6). Works that touch are one shift; a shift whose breaks are unknown is
 * passed over. A break without a start counts as lying inside.
 */
export const dayBreak: Rule = {
  id: 'day_break',
  basis: 'KP art. 134; Labour Code 45/2019/QH14 art. 109; Directive 2003/88/EC art. 4',
  unit: 'minute',
  sense: 'at_least',
  scan: (work, _person, limits, _calendar, report) => {
    if (limits.breaks === null) return
    for (let first = 0; first < work.length;) {
      const until = shiftUntil(work, first, limits)
      if (breaksKnown(work, first, until)) {
        const required = requiredBreak(work, first, until, limits.breaks, limits)
        const given = givenBreak(work, first, until, limits.breaks)
        const end = work[until - 1]!.end
        if (given < required - limits.toleranceMinutes) {
          report(first, until - 1, given, required, work[first]!.start, end)
        }
      }
      first = until
    }
  },
}

function breaksKnown(work: readonly PlannedWork[], first: number, until: number): boolean {
  for (let i = first; i < until; i += 1) if (work[i]!.breaks === undefined) return false
  return true
}

function requiredBreak(
  work: readonly PlannedWork[],
  first: number,
  until: number,
  { steps, nightWorkMinutes }: BreakRule,
  limits: LabourLimits
): number {
  let minutes = 0
  for (let i = first; i < until; i += 1) minutes += work[i]!.workMinutes
  let required = 0
  for (const step of steps) {
    if (minutes < step.fromMinutes || (minutes === step.fromMinutes && !step.inclusive)) continue
    required = step.minutes
    if (step.nightMinutes === null) continue
    let night = 0
    for (let i = first; i < until; i += 1) night += nightMinutesIn(work[i]!, limits, work[i]!.zone)
    if (night >= nightWorkMinutes) required = step.nightMinutes
  }
  return required
}

function givenBreak(
  work: readonly PlannedWork[],
  first: number,
  until: number,
  { paidOnly, singleBlock }: BreakRule
): number {
  const { start } = work[first]!
  const { end } = work[until - 1]!
  let given = 0
  for (let i = first; i < until; i += 1) {
    for (const pause of work[i]!.breaks!) {
      if (paidOnly && !pause.paid) continue
      if (!singleBlock) given += pause.minutes
      else if (liesInside(pause, start, end)) given = Math.max(given, pause.minutes)
    }
  }
  return given
}

/** Neither first nor last thing of the shift. */
const liesInside = (pause: { minutes: number; start?: number }, start: number, end: number): boolean =>
  pause.start === undefined || (pause.start > start && pause.start + pause.minutes * 60_000 < end)
