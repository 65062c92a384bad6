import type { PlannedWork } from '../../labour_code/planned_work.ts'
import { excessOf } from '../excess.ts'
import type { ModelPerson } from '../model.ts'
import { withPlannedWork } from './timelines.ts'

/** Rounding of sums of fractional minutes must not look like a breach. */
const TOLERANCE = 1e-6

/** How far work is beyond the person's blocking rules, beyond what their kept work breaks alone. */
export function beyond(person: ModelPerson, works: readonly PlannedWork[]): number {
  const timeline = withPlannedWork(person.fixed, works)
  let sum = 0
  for (const rule of person.blocking) {
    const more = excessOf(rule, person, timeline) - excessOf(rule, person, person.fixed)
    if (more > TOLERANCE) sum += more
  }
  return sum
}
