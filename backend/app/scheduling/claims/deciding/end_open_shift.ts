import { DomainError, notFound } from '#app/core/errors/domain_error'
import { decide, heldOpenShift } from '#app/scheduling/claims/deciding/decide_open_shift'
import { settleOpenShift } from '#app/scheduling/claims/deciding/settle_open_shift'
import {
  claimsOf,
  visibleOpenShifts,
  type OpenShiftRow,
} from '#app/scheduling/claims/reading/open_shift_rows'
import { requireLocation } from '#app/scheduling/scope/locations_in_scope'
import { lockOwnStacks } from '#app/scheduling/steps/command_log'

/**
 * The shift is not to be claimed any more.
 *
 * @throws core.not_found
 * @throws core.forbidden outside of the actor’s locations
 * @throws scheduling.open_shift_closed
 */
export async function withdrawOpenShift(id: string): Promise<void> {
  const row = await openOne(id)
  await settleOpenShift(row, await claimsOf([id]), { status: 'withdrawn' })
}

/**
 * Claims are collected no longer: it is decided now, as a step of the planner who asks.
 *
 * @throws as `withdrawOpenShift`, and what a command of the schedule throws
 */
export async function decideAtOnce(id: string): Promise<void> {
  await openOne(id)
  await decide(id, Infinity)
}

async function openOne(id: string): Promise<OpenShiftRow> {
  await lockOwnStacks()
  await visibleOpenShifts()
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound())
  const row = await heldOpenShift(id)
  if (row?.status !== 'open') throw new DomainError('scheduling.open_shift_closed', { status: row?.status })
  requireLocation(row.shift.locationId)
  return row
}
