import type { PlanChange, PlanEffect, PlanVerdict } from './plan_context.ts'

/**
 * Why a change may not be made: what it breaks that blocks, that is not overridden, and that a work it puts in takes
 * part in. Taking work away, or recording that a person is away, is never refused, whatever it lays bare.
 */
export function refusedBy({ worse }: PlanEffect, { add = [] }: PlanChange): PlanVerdict[] {
  const given = new Set(add.map(({ id }) => id))
  return worse.filter(
    ({ severity, acceptanceId, shiftIds }) =>
      severity === 'block' && acceptanceId === null && shiftIds.some((id) => given.has(id))
  )
}
