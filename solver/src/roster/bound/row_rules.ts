import { byStart, type PlannedWork } from '../../labour_code/planned_work.ts'
import type { ModelPerson } from '../model.ts'
import { excessOf } from '../excess.ts'

/** Rounding of sums of fractional minutes must not look like a breach. */
const TOLERANCE = 1e-6

/** Whether a person may be given these works together: no blocking rule is broken further than kept work breaks it. */
export function mayWork(person: ModelPerson, given: readonly PlannedWork[]): boolean {
  const work = [...person.fixed, ...given].sort(byStart)
  return person.blocking.every(
    (rule) => excessOf(rule, person, work) <= excessOf(rule, person, person.fixed) + TOLERANCE
  )
}
