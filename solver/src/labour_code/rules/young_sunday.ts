import type { PlannedWork } from '../planned_work.ts'
import type { Rule } from '../rule.ts'

const MINUTE_MS = 60_000

/**
 * The weekly rest of the young should take in Sunday (art. 203 § 3 KP; Directive 94/33/EC art. 10 (2)): the free time
 * around each Sunday is as long as the rest, none when there is work on it. A Sunday is that of the law, or the calendar
 * day.
 */
export const youngSunday: Rule = {
  id: 'young_sunday',
  basis: 'KP art. 203 § 3; Directive 94/33/EC art. 10 (2)',
  unit: 'minute',
  sense: 'at_least',
  scan: (work, person, limits, { weekSundays }, report) => {
    const asked = person.weeklyRestMinutes ?? limits.weeklyRestMinutes
    if (!person.rights?.restOnSunday || asked === null || !weekSundays) return
    for (let s = 0; s < weekSundays.length; s += 1) {
      const { start, end } = weekSundays[s]!
      const after = firstStartingFrom(work, end)
      const before = lastEndingUntil(work, start)
      const isWorked = isWorkIn(work, start, end)
      const from = before < 0 ? -Infinity : work[before]!.end
      const until = after < work.length ? work[after]!.start : Infinity
      const found = isWorked ? 0 : (until - from) / MINUTE_MS
      if (found >= asked - limits.toleranceMinutes) continue
      const [first, last] = isWorked ? [before + 1, after - 1] : [before, after]
      report(first, last, found, asked, start, end)
    }
  },
}

/** Index of the first work that starts at `instant` or later; the length where there is none. */
function firstStartingFrom(work: readonly PlannedWork[], instant: number): number {
  let i = 0
  while (i < work.length && work[i]!.start < instant) i += 1
  return i
}

/** Index of the work that ends last of those over by `instant`; -1 where there is none. */
function lastEndingUntil(work: readonly PlannedWork[], instant: number): number {
  let found = -1
  for (let i = 0; i < work.length && work[i]!.start < instant; i += 1) {
    if (work[i]!.end <= instant && (found < 0 || work[i]!.end >= work[found]!.end)) found = i
  }
  return found
}

function isWorkIn(work: readonly PlannedWork[], start: number, end: number): boolean {
  for (let i = 0; i < work.length && work[i]!.start < end; i += 1) if (work[i]!.end > start) return true
  return false
}
