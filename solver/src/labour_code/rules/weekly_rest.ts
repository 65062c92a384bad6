import type { LabourLimits } from '../limits.ts'
import type { PlannedWork } from '../planned_work.ts'
import type { PersonFacts, Rule } from '../rule.ts'

const CLOCK_DAY = 1440

/**
 * Uninterrupted weekly rest (W5) in every full week; leave is free time.
 * `clip_or_start` accepts the longest rest inside the week or the longest one that starts in it, since commentaries
 * disagree and the strict reading flags ordinary office weeks when the period starts on a Sunday.
 */
export const weeklyRest: Rule = {
  id: 'weekly_rest',
  basis: 'KP art. 133; Labour Code 45/2019/QH14 art. 111; Directive 2003/88/EC art. 5',
  unit: 'minute',
  sense: 'at_least',
  scan: (work, person, limits, { weeks }, report) => {
    const required = person.weeklyRestMinutes ?? limits.weeklyRestMinutes
    if (required === null || work.length === 0) return
    for (let w = 0; w < weeks.length; w += 1) {
      const { start, end } = weeks[w]!
      const before = longestRest(work, start, end, limits.weeklyRestMode)
      if (longest >= (required - limits.toleranceMinutes) * 60_000) continue
      if (mayBeReduced(work, before, person, limits)) continue
      report(
        firstEndingAfter(work, start),
        lastStartingBefore(work, end),
        longest / 60_000,
        required,
        start,
        end
      )
    }
  },
}

/** Length of the rest that `longestRest` found, in milliseconds; a second return value without an allocation. */
let longest = 0

/** Finds the longest rest of a week and gives the index of the work before it, -1 for none. */
function longestRest(
  work: readonly PlannedWork[],
  weekStart: number,
  weekEnd: number,
  mode: LabourLimits['weeklyRestMode']
): number {
  longest = 0
  let before = -1
  let freeFrom = -Infinity
  let latest = -1
  for (let i = 0; i <= work.length; i += 1) {
    const freeUntil = i < work.length ? work[i]!.start : Infinity
    if (freeUntil > freeFrom && freeUntil > weekStart && freeFrom < weekEnd) {
      const clipped = Math.min(freeUntil, weekEnd) - Math.max(freeFrom, weekStart)
      const startsInside = mode === 'clip_or_start' && freeFrom >= weekStart
      const rest = startsInside ? freeUntil - freeFrom : clipped
      if (rest > longest) {
        longest = rest
        before = latest
      }
    }
    if (i === work.length || freeFrom >= weekEnd) break
    if (work[i]!.end > freeFrom) {
      freeFrom = work[i]!.end
      latest = i
    }
  }
  return before
}

/** A change of shift type lets a shift worker's rest shrink (art. 133 § 2 KP). */
function mayBeReduced(
  work: readonly PlannedWork[],
  before: number,
  person: PersonFacts,
  limits: LabourLimits
): boolean {
  const reduced = limits.reducedWeeklyRestMinutes
  if (reduced === null || !person.shiftWorker || before < 0 || before + 1 >= work.length) return false
  if (longest < (reduced - limits.toleranceMinutes) * 60_000) return false
  const apart = Math.abs(work[before]!.startClock - work[before + 1]!.startClock)
  return Math.min(apart, CLOCK_DAY - apart) >= limits.shiftChangeMinutes
}

function firstEndingAfter(work: readonly PlannedWork[], instant: number): number {
  let i = 0
  while (i < work.length - 1 && work[i]!.end <= instant) i += 1
  return i
}

function lastStartingBefore(work: readonly PlannedWork[], instant: number): number {
  let i = work.length - 1
  while (i > 0 && work[i]!.start >= instant) i -= 1
  return i
}
