import { anyOf } from '#app/core/database/any_of'
import { database, nextVersion } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { announceOpenShift } from '#app/scheduling/claims/announce_open_shift'
import { notifyOfOpenShift } from '#app/scheduling/claims/open_shift_stepped'
import type { ClaimRow, OpenShiftRow } from '#app/scheduling/claims/reading/open_shift_rows'
import type { OpenShiftStatus } from '#contracts/open_shifts'

type Outcome = {
  status: Exclude<OpenShiftStatus, 'open'>
  winner?: ClaimRow
  commandId?: string
}

/** Stores what became of an open shift. Everyone whose claim waited is notified, once. */
export async function settleOpenShift(
  { id, shift }: OpenShiftRow,
  claims: readonly ClaimRow[],
  { status, winner, commandId }: Outcome
): Promise<void> {
  await database()
    .updateTable('openShifts')
    .set({ status, decidedAt: new Date(), version: nextVersion, ...(commandId && { commandId }) })
    .where('id', '=', id)
    .execute()
  const waiting = claims.filter(({ outcome }) => outcome === 'waiting')
  const losers = waiting.filter((claim) => claim !== winner)
  await loseClaims(losers, { id, shift })
  if (winner) {
    await database().updateTable('shiftClaims').set({ outcome: 'won' }).where('id', '=', winner.id).execute()
    notifyOfOpenShift([winner.employeeId], { openShiftId: id, step: 'won', day: shift.day })
  }
  await record({
    ...{ action: 'scheduling.decideOpenShift', entity: 'open_shift', entityId: id },
    locationId: shift.locationId,
    after: { ...shift, status, ...(winner && { employeeId: winner.employeeId }) },
  })
  announceOpenShift({ ...shift, employeeIds: waiting.map(({ employeeId }) => employeeId) })
}

/** Claims that come to nothing, of which their people are notified. */
export async function loseClaims(
  claims: readonly ClaimRow[],
  { id, shift }: Pick<OpenShiftRow, 'id' | 'shift'>
): Promise<void> {
  if (claims.length === 0) return
  await database()
    .updateTable('shiftClaims')
    .set({ outcome: 'lost' })
    .where('id', '=', anyOf(claims.map((claim) => claim.id)))
    .execute()
  notifyOfOpenShift(
    claims.map(({ employeeId }) => employeeId),
    { openShiftId: id, step: 'lost', day: shift.day }
  )
}
