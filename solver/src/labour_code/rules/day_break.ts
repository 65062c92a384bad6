import { breaksKnown, lastEnd, workedMinutes } from '../given_breaks.ts'
import type { BreakRule, BreakStep, LabourLimits } from '../limits.ts'
import { nightMinutesIn } from '../night.ts'
import type { PlannedWork } from '../planned_work.ts'
import type { Rule } from '../rule.ts'
import { shiftUntil, workingDayUntil } from '../working_day.ts'

/**
 * Breaks of a shift by its working time (W6), in Vietnam of a day by the work of all its shifts. Works that touch are one
 * shift; a shift whose breaks are unknown is passed over. A break without a start counts as lying inside.
 */
export const dayBreak: Rule = {
  id: 'day_break',
  basis: 'KP art. 134; Labour Code 45/2019/QH14 art. 109; Directive 2003/88/EC art. 4',
  unit: 'minute',
  sense: 'at_least',
  scan: (work, _person, limits, _calendar, report) => {
    if (limits.breaks === null) return
    for (let first = 0; first < work.length;) {
      const until = (limits.breaks.perDay ? workingDayUntil : shiftUntil)(work, first, limits)
      if (breaksKnown(work, first, until)) {
        const required = requiredBreak(work, first, until, limits.breaks, limits)
        const given = givenBreak(work, first, until, limits.breaks, required)
        const end = lastEnd(work, first, until)
        if (given < required - limits.toleranceMinutes) {
          report(first, until - 1, given, required, work[first]!.start, end)
        }
      }
      first = until
    }
  },
}

function requiredBreak(
  work: readonly PlannedWork[],
  first: number,
  until: number,
  rule: BreakRule,
  limits: LabourLimits
): number {
  const step = breakStepOf(rule, workedMinutes(work, first, until))
  if (step === null) return 0
  if (step.nightMinutes === null) return step.minutes
  let night = 0
  for (let i = first; i < until; i += 1) night += nightMinutesIn(work[i]!, limits, work[i]!.zone)
  return night >= rule.nightWorkMinutes ? step.nightMinutes : step.minutes
}

/** The step of the table that a shift of this much working time stands on; null below the first. */
export function breakStepOf({ steps }: BreakRule, workMinutes: number): BreakStep | null {
  let found: BreakStep | null = null
  for (const step of steps)
    if (workMinutes > step.fromMinutes || (workMinutes === step.fromMinutes && step.inclusive)) found = step
  return found
}

function givenBreak(
  work: readonly PlannedWork[],
  first: number,
  until: number,
  { paidOnly, singleBlock, perDay, leastMinutes = 0 }: BreakRule,
  required: number
): number {
  const least = Math.min(leastMinutes, required)
  const { start } = work[first]!
  const end = lastEnd(work, first, until)
  let given = perDay ? longestGap(work, first, until) : 0
  for (let i = first; i < until; i += 1) {
    for (const pause of work[i]!.breaks!) {
      if ((paidOnly && !pause.paid) || pause.minutes < least) continue
      if (!singleBlock) given += pause.minutes
      else if (liesInside(pause, start, end)) given = Math.max(given, pause.minutes)
    }
  }
  return given
}

/** Neither first nor last thing of the shift. */
const liesInside = (pause: { minutes: number; start?: number }, start: number, end: number): boolean =>
  pause.start === undefined || (pause.start > start && pause.start + pause.minutes * 60_000 < end)

/** Minutes of the longest time between two shifts of a day. */
function longestGap(work: readonly PlannedWork[], first: number, until: number): number {
  let longest = 0
  let end = work[first]!.end
  for (let i = first + 1; i < until; i += 1) {
    longest = Math.max(longest, (work[i]!.start - end) / 60_000)
    end = Math.max(end, work[i]!.end)
  }
  return longest
}
