import type { LabourLimits } from '../limits.ts'
import type { PlannedWork } from '../planned_work.ts'
import type { PersonFacts } from '../rule.ts'
import type { Cut } from './changed_part.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** A working day of one zone and one of any other have ended this long after their first start. */
const DAYS_APART_MS = 50 * HOUR_MS

/** The latest end of the works before `index`. */
export function endBefore(work: readonly PlannedWork[], index: number): number {
  let end = -Infinity
  for (let i = 0; i < index; i += 1) end = Math.max(end, work[i]!.end)
  return end
}

/** Cuts where days, breaks and daily rests of both sides have nothing to do with each other. */
export function neighboursCut(person: PersonFacts, limits: LabourLimits): Cut {
  const rest = person.dailyRestMinutes ?? limits.dailyRestMinutes ?? 0
  const enough = Math.max(24 * HOUR_MS, rest * MINUTE_MS, (limits.mergeGapMinutes + 1) * MINUTE_MS)
  return (work, index) => {
    if (work[index]!.start - work[index - 1]!.start < DAYS_APART_MS) return false
    const gap = work[index]!.start - endBefore(work, index)
    // After a long shift the rest is as long as the work was, however long that is.
    return gap >= enough && gap >= longestBlock(work, limits)
  }
}

/** In milliseconds, elapsed or worked: works that run at the same time add up to more than the time they take. */
function longestBlock(work: readonly PlannedWork[], { mergeGapMinutes }: LabourLimits): number {
  let longest = 0
  let start = -Infinity
  let end = -Infinity
  let worked = 0
  for (const item of work) {
    if (item.start > end + mergeGapMinutes * MINUTE_MS) {
      start = item.start
      worked = 0
    }
    end = Math.max(end, item.end)
    worked += item.workMinutes * MINUTE_MS
    longest = Math.max(longest, end - start, worked)
  }
  return longest
}

/** Cuts where no run of working Sundays can go on. */
export const sundaysCut: Cut = (work, index) => {
  let before = -1
  for (let i = index - 1; i >= 0 && before < 0; i -= 1) before = work[i]!.sunday
  let after = -1
  for (let i = index; i < work.length && after < 0; i += 1) after = work[i]!.sunday
  return before < 0 || after < 0 || after > before + 1
}
