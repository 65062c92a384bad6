import { byStart, type PlannedWork } from '../../labour_code/planned_work.ts'

/** A timeline with more work in it, in order. */
export const withPlannedWork = (
  timeline: readonly PlannedWork[],
  more: readonly PlannedWork[]
): PlannedWork[] => [...timeline, ...more].sort(byStart)
