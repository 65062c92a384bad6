import type { Period } from '../time/time.ts'
import { workMinutesInside, type PlannedWork } from './planned_work.ts'
import type { Report } from './rule.ts'

/** Reports a window with more than `limit` minutes of work in it; a work over its edge counts with what lies inside. */
export function reportLongWindow(
  work: readonly PlannedWork[],
  window: Period,
  limit: number,
  toleranceMinutes: number,
  report: Report
): void {
  let minutes = 0
  let first = -1
  let last = -1
  for (let i = 0; i < work.length; i += 1) {
    const item = work[i]!
    if (item.end <= window.start || item.start >= window.end) continue
    minutes += workMinutesInside(item, window)
    if (first < 0) first = i
    last = i
  }
  if (minutes > limit + toleranceMinutes) report(first, last, minutes, limit, window.start, window.end)
}
