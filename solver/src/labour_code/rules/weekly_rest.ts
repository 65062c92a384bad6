import type { LabourLimits } from '../limits.ts'
import type { PlannedWork } from '../planned_work.ts'
import type { PersonFacts, Rule } from '../rule.ts'

const CLOCK_DAY = 1440
const MINUTE_MS = 60_000
const WEEK_MS = 7 * 24 * 3_600_000
/** How many weeks before the first one are looked at: their rests may reach into it. */
const WEEKS_BEFORE = 2

/**
 * Uninterrupted weekly rest (W5) in every full week; leave is free time. Each week has a rest of its own, and no hour of
 * rest serves two weeks. `clip_or_start` accepts a rest inside the week or one that starts in it, since commentaries
 * disagree and the strict reading flags ordinary office weeks when the period starts on a Sunday.
 */
export const weeklyRest: Rule = {
  id: 'weekly_rest',
  basis: 'KP art. 133; Labour Code 45/2019/QH14 art. 111; Directive 2003/88/EC art. 5',
  unit: 'minute',
  sense: 'at_least',
  scan: (work, person, limits, { weeks }, report) => {
    const required = requiredRest(person, limits)
    if (required === null || work.length === 0 || weeks.length === 0) return
    usedUntil = -Infinity
    for (let before = WEEKS_BEFORE; before > 0; before -= 1) {
      const { start } = weeks[0]!
      restOf(work, start - before * WEEK_MS, start - (before - 1) * WEEK_MS, required, person, limits)
    }
    for (let w = 0; w < weeks.length; w += 1) {
      const { start, end } = weeks[w]!
      const asked = restOf(work, start, end, required, person, limits)
      if (asked === null) continue
      const first = firstEndingAfter(work, start)
      report(first, lastStartingBefore(work, end), longest / MINUTE_MS, asked, start, end)
    }
  },
}

/** People who manage the workplace may have a shorter one in any week (art. 133 § 2 KP). */
const requiredRest = ({ weeklyRestMinutes, rights }: PersonFacts, limits: LabourLimits): number | null =>
  weeklyRestMinutes ??
  (rights?.managesWorkplace ? limits.reducedWeeklyRestMinutes : null) ??
  limits.weeklyRestMinutes

/** The end of the rests given to the weeks so far; what lies before it serves no other week. */
let usedUntil = -Infinity
/** The longest rest a week could have, in milliseconds, where it starts, and the work before it, -1 for none. */
let longest = 0
let longestFrom = 0
let longestAfter = -1

/**
 * Gives a week the rest that is over first, which leaves the most for the weeks after it; that way the fewest weeks go
 * without. Returns how many minutes the week lacks a rest of; null where it has one.
 */
function restOf(
  work: readonly PlannedWork[],
  weekStart: number,
  weekEnd: number,
  required: number,
  person: PersonFacts,
  limits: LabourLimits
): number | null {
  const least = (required - limits.toleranceMinutes) * MINUTE_MS
  longest = 0
  longestAfter = -1
  let freeFrom = -Infinity
  let latest = -1
  for (let i = 0; i <= work.length; i += 1) {
    const freeUntil = i < work.length ? work[i]!.start : Infinity
    const from = Math.max(freeFrom, weekStart, usedUntil)
    if (from >= weekEnd) break
    const until = limits.weeklyRestMode === 'strict' ? Math.min(freeUntil, weekEnd) : freeUntil
    if (until - from >= least) {
      usedUntil = from + least
      return null
    }
    if (until - from > longest) {
      longest = until - from
      longestFrom = from
      longestAfter = latest
    }
    if (i < work.length && work[i]!.end > freeFrom) {
      freeFrom = work[i]!.end
      latest = i
    }
  }
  return reducedRest(work, required, person, limits)
}

/** A change of shift type lets a shift worker's rest shrink (art. 133 § 2 KP). */
function reducedRest(
  work: readonly PlannedWork[],
  required: number,
  person: PersonFacts,
  limits: LabourLimits
): number | null {
  const reduced = limits.reducedWeeklyRestMinutes
  if (reduced === null || !person.shiftWorker || longestAfter < 0 || longestAfter + 1 >= work.length)
    return required
  const apart = Math.abs(work[longestAfter]!.startClock - work[longestAfter + 1]!.startClock)
  if (Math.min(apart, CLOCK_DAY - apart) < limits.shiftChangeMinutes) return required
  const least = (reduced - limits.toleranceMinutes) * MINUTE_MS
  if (longest < least) return reduced
  usedUntil = longestFrom + least
  return null
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
