import type { PlannedWork } from '../planned_work.ts'

/** Where two timelines of one person differ: `[from, oldUntil)` became `[from, newUntil)`; around it they are the same. */
export type ChangedPart = {
  readonly before: readonly PlannedWork[]
  readonly after: readonly PlannedWork[]
  readonly from: number
  readonly oldUntil: number
  readonly newUntil: number
}

/** Finds the part by the identity of works; null when nothing changed. */
export function changedPart(
  before: readonly PlannedWork[],
  after: readonly PlannedWork[]
): ChangedPart | null {
  let from = 0
  const shorter = Math.min(before.length, after.length)
  while (from < shorter && before[from] === after[from]) from += 1
  if (from === before.length && from === after.length) return null
  let same = 0
  while (same < shorter - from && before[before.length - 1 - same] === after[after.length - 1 - same])
    same += 1
  return { before, after, from, oldUntil: before.length - same, newUntil: after.length - same }
}

/** Whether nothing before work `index` decides about anything from it on; holds at both ends of a timeline. */
export type Cut = (work: readonly PlannedWork[], index: number) => boolean

/** Widens a changed part until both timelines may be cut at its ends. */
export function widened(part: ChangedPart, cut: Cut): ChangedPart {
  const { before, after } = part
  const cuts = (work: readonly PlannedWork[], index: number): boolean =>
    index === 0 || index === work.length || cut(work, index)
  let { from, oldUntil, newUntil } = part
  while (!cuts(before, from) || !cuts(after, from)) from -= 1
  while (!cuts(before, oldUntil) || !cuts(after, newUntil)) {
    oldUntil += 1
    newUntil += 1
  }
  return { before, after, from, oldUntil, newUntil }
}
