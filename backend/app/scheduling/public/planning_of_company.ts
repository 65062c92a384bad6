import { rows } from '#app/core/organisation_context'
import type { Planning } from '#app/organisation/public/planning'

/** What the module that keeps people asks about their planning. */
export const planningOfCompany: Pick<Planning, 'isInUndoableSteps'> = {
  async isInUndoableSteps(employeeId) {
    const sides = ['before', 'after'].map((side) => JSON.stringify([{ [side]: { employeeId } }]))
    const [found] = await rows<{ held: boolean }>(
      'select exists (select from schedule_commands where changes @> ?::jsonb or changes @> ?::jsonb) as held',
      sides
    )
    return found!.held
  },
}
