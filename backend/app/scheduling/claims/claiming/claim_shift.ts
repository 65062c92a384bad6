import { database } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { announceOpenShift } from '#app/scheduling/claims/announce_open_shift'
import { decideOpenShift } from '#app/scheduling/claims/deciding/decide_open_shift'
import { assigning, isStillOpen } from '#app/scheduling/claims/open_entry'
import {
  isForActor,
  visibleOpenShifts,
  type OpenShiftRow,
} from '#app/scheduling/claims/reading/open_shift_rows'
import { judgeEachCommand } from '#app/scheduling/commands/judge_commands'
import { entriesById } from '#app/scheduling/entries/entry_rows'
import { obstacleOf } from '#app/scheduling/swaps/partners/obstacle'

/**
 * The actor claims an open shift, once: again changes nothing. Where the first one gets it, it is decided as soon as the
 * claim is stored.
 *
 * @throws core.not_found for a shift that is not open to the actor
 * @throws scheduling.open_shift_closed
 * @throws scheduling.open_shift_changed where the shift is not what it was, or is assigned
 * @throws scheduling.claim_not_allowed where the rules are against it
 */
export async function claimShift(id: string): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const { employeeId } = organisationContext.actor()
  const row = await openToClaims(id)
  const isMine = await visibleOpenShifts().where('o.id', '=', id).where(isForActor()).executeTakeFirst()
  if (!employeeId || !isMine) throw notFound()
  const entry = (await entriesById([row.entryId])).get(row.entryId)
  if (!isStillOpen(row.shift, entry)) throw new DomainError('scheduling.open_shift_changed')
  const [judged] = await judgeEachCommand([assigning(entry, employeeId)])
  const obstacle = obstacleOf(judged!.refused[0]?.ruleId)
  if (obstacle) throw new DomainError('scheduling.claim_not_allowed', { obstacle })
  const { numInsertedOrUpdatedRows } = await database()
    .insertInto('shiftClaims')
    .values({ id: newId(), organisationId, openShiftId: id, employeeId })
    .onConflict((any) => any.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) return
  await recorded('claimShift', row, employeeId)
  if (row.rule === 'first')
    organisationContext.afterCommit(() => decideOpenShift({ organisationId, id, now: Date.now() }))
}

/**
 * The actor no longer wants the shift.
 *
 * @throws core.not_found
 * @throws scheduling.open_shift_closed
 */
export async function takeClaimBack(id: string): Promise<void> {
  const row = await openToClaims(id)
  const { employeeId } = organisationContext.actor()
  const { numDeletedRows } = await database()
    .deleteFrom('shiftClaims')
    .where('openShiftId', '=', id)
    .where('employeeId', '=', employeeId)
    .where('outcome', '=', 'waiting')
    .executeTakeFirst()
  if (numDeletedRows > 0n) await recorded('takeClaimBack', row, employeeId!)
}

/** Held until the unit of work ends: nothing is decided meanwhile. */
async function openToClaims(id: string): Promise<OpenShiftRow> {
  await database().selectFrom('openShifts').select('id').where('id', '=', id).forUpdate().execute()
  const row = await visibleOpenShifts()
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound())
  if (row.status !== 'open' || row.closesAt.getTime() <= Date.now())
    throw new DomainError('scheduling.open_shift_closed', { status: row.status })
  return row
}

async function recorded(deed: string, { id, shift }: OpenShiftRow, employeeId: string): Promise<void> {
  await record({
    ...{ action: `scheduling.${deed}`, entity: 'open_shift', entityId: id, locationId: shift.locationId },
    after: { employeeId, ...shift },
  })
  announceOpenShift({ locationId: shift.locationId, employeeIds: [employeeId] })
}
