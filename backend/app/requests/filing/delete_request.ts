import { record } from '#app/core/audit/record'
import { database } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { DomainError } from '#app/core/errors/domain_error'
import { announceRequests } from '#app/requests/hubs/announce_requests'
import { requestToWrite } from '#app/requests/reading/find_request'
import { stepContentOf, wireRequest } from '#app/requests/reading/wire_request'
import { forgetSteps, holdStepsOf } from '#app/requests/schedule_effect/forget_steps'
import { takeOutIfEntered } from '#app/requests/schedule_effect/take_out_of_schedule'
import type { Locale } from '#contracts/enums'

/**
 * Deletes a draft, or a request that waits; the event log keeps what it said.
 *
 * @throws core.not_found
 * @throws core.forbidden
 * @throws core.stale_version with `current`
 * @throws requests.not_in_this_state once it was decided
 */
export async function deleteRequest(id: string, version: number, locale: Locale): Promise<void> {
  await takeTurns('requests')
  const row = await requestToWrite(id, locale)
  const wire = wireRequest(row)
  if (row.version !== version) throw new DomainError('core.stale_version', { current: wire })
  if (!wire.rights.delete) throw new DomainError('requests.not_in_this_state')
  await holdStepsOf(row.effect)
  const taken = await takeOutIfEntered(row)
  await forgetSteps(row.effect, taken?.stepId)
  await database().deleteFrom('requests').where('id', '=', id).execute()
  await record({
    ...{ action: 'requests.delete', entity: 'request', entityId: id, locationId: row.locationId },
    before: { employeeId: row.employeeId, number: row.number, ...stepContentOf(row) },
  })
  announceRequests(id)
}
