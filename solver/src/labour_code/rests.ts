import type { LabourLimits } from './limits.ts'
import type { PlannedWork } from './planned_work.ts'
import type { PersonFacts, Report } from './rule.ts'

const CLOCK_DAY = 1440
const MINUTE_MS = 60_000

/** People who manage the workplace may have a shorter one in any week (art. 133 § 2 KP). */
export const requiredRest = (
  { weeklyRestMinutes, rights }: PersonFacts,
  limits: LabourLimits
): number | null =>
  weeklyRestMinutes ??
  (rights?.managesWorkplace ? limits.reducedWeeklyRestMinutes : null) ??
  limits.weeklyRestMinutes

/** Whether two weeks share their rests; those of the young lie in each week (Directive 94/33/EC art. 10 (2)). */
export const sharesWeeks = ({ rights }: PersonFacts, { weeklyRestWeeks }: LabourLimits): boolean =>
  weeklyRestWeeks === 2 && !rights?.restOnSunday

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
export function restOf(
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

/** Forgets the rests given so far. */
export function beginRests(): void {
  usedUntil = -Infinity
}

/** Reports the window `restOf` looked at last as one without the rest it asked for. */
export function reportLackingRest(
  work: readonly PlannedWork[],
  start: number,
  end: number,
  asked: number,
  report: Report
): void {
  report(firstEndingAfter(work, start), lastStartingBefore(work, end), longest / MINUTE_MS, asked, start, end)
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
