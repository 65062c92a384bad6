import { sharedMinutes, type Period } from '../../time/time.ts'
import type { PlannedWork } from '../planned_work.ts'
import type { Report } from '../rule.ts'

/** Reports each work that overlaps one of the times, with the minutes they share. */
export function reportWorkInside(
  work: readonly PlannedWork[],
  times: readonly Period[],
  report: Report
): void {
  if (times.length === 0) return
  for (let i = 0; i < work.length; i += 1) {
    let shared = 0
    for (let t = 0; t < times.length; t += 1) shared += sharedMinutes(work[i]!, times[t]!)
    if (shared > 0) report(i, i, shared, 0, work[i]!.start, work[i]!.end)
  }
}
