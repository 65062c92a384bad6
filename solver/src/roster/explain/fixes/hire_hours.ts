import type { ExplainedUnfilled } from '../../result.ts'
import type { FinishedPlan } from '../finished_plan.ts'
import { couldBeHiredFor } from './newcomer.ts'

type Unfilled = ExplainedUnfilled & { readonly shift: number }

/**
 * Where no one can be found, hours are missing: those of all open shifts of the position in the planned days for which
 * no one can be found either. A shift that no one could ever work gets nothing: pre-flight names it.
 */
export function withHireHours({ model }: FinishedPlan, unfilled: readonly Unfilled[]): ExplainedUnfilled[] {
  const couldBeHired = couldBeHiredFor(model.problem)
  const toHire = unfilled.filter(
    ({ fixes, blockers, shift }) =>
      fixes.length === 0 &&
      blockers.every(({ code }) => code !== 'free') &&
      couldBeHired(model.shifts[shift]!)
  )
  const missing = Map.groupBy(toHire, ({ shift }) => model.shifts[shift]!.positionId)
  return unfilled.map((one) => {
    const { shiftId, blockers, fixes, shift } = one
    if (!toHire.includes(one)) return { shiftId, blockers, fixes }
    const { positionId } = model.shifts[shift]!
    const minutes = missing.get(positionId)!.reduce((total, other) => total + model.minutes[other.shift]!, 0)
    return { shiftId, blockers, fixes: [{ kind: 'hire_hours', positionId, minutes }] }
  })
}
