import { record } from '#app/core/audit/record'
import { database, json, nextVersion, now } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { findEmployees } from '#app/organisation/public/find_employees'
import { grant } from '#app/requests/deciding/grant_request'
import { RequestDecided } from '#app/requests/deciding/request_decided'
import { reachOfActor, rightToDecide } from '#app/requests/deputies/reach_of_actor'
import { withPlace } from '#app/requests/people/person_asked'
import { requireFreeDays } from '#app/requests/checks/require_free_days'
import { addStep } from '#app/requests/steps/request_steps'
import { announceRequests } from '#app/requests/hubs/announce_requests'
import { findRequest } from '#app/requests/reading/find_request'
import type { RequestRow } from '#app/requests/reading/request_rows'
import { partOf, stepContentOf, wireRequest } from '#app/requests/reading/wire_request'
import { forgetSteps, holdStepsOf } from '#app/requests/schedule_effect/forget_steps'
import { takeOutIfEntered } from '#app/requests/schedule_effect/take_out_of_schedule'
import { requestStatuses as statuses, type Locale } from '#contracts/enums'
import type { FiledRequest, RequestApproval, RequestRejection } from '#contracts/filed_requests'

/**
 * Approves a pending request and puts it into the schedule.
 *
 * @throws core.not_found
 * @throws core.stale_version with `current`
 * @throws requests.own_decision
 * @throws requests.not_in_this_state
 * @throws requests.person_archived
 * @throws requests.absent_already, requests.overlaps when the days were taken otherwise since
 * @throws requests.takes_nothing, requests.shift_elsewhere, and what a command of the schedule throws
 */
export async function approveRequest(
  id: string,
  { version, reason, shifts }: RequestApproval,
  locale: Locale
): Promise<FiledRequest> {
  const row = await opened(id, version, locale)
  if (!wireRequest(row).rights.approve) throw refusal(row, statuses.pending)
  const { person, insteadOf, locationIds } = await decision(row)
  if (person.archived) throw new DomainError('requests.person_archived')
  const asked = { ...row, part: partOf(row) }
  await requireFreeDays(row.employeeId, asked, { requestId: id, entryIds: [] })
  const place = await withPlace(person)
  await organisationContext.reaching(locationIds, () =>
    grant(row, place, { locale, choice: shifts, reason, automatic: false, insteadOf })
  )
  return decided(id, locale)
}

/**
 * Rejects a pending request, or takes back an approved one, which leaves the schedule.
 *
 * @throws core.not_found
 * @throws core.stale_version with `current`
 * @throws requests.own_decision
 * @throws requests.not_in_this_state
 */
export async function rejectRequest(
  id: string,
  { version, reason }: RequestRejection,
  locale: Locale
): Promise<FiledRequest> {
  const row = await opened(id, version, locale)
  const { rights } = wireRequest(row)
  if (!rights.reject && !rights.withdraw) throw refusal(row, statuses.pending, statuses.approved)
  const { insteadOf, locationIds } = await decision(row)
  const { effect } = row
  const taken = await organisationContext.reaching(locationIds, () => takeOutIfEntered(row))
  const withdrawn = rights.withdraw ? taken : null
  if (!withdrawn) await forgetSteps(effect, taken?.stepId)
  await database()
    .updateTable('requests')
    .set({
      ...{ status: statuses.rejected, automatic: false, decisionReason: reason },
      effect: withdrawn && json({ ...withdrawn.effect, withdrawnBy: withdrawn.stepId }),
      decidedFor: insteadOf,
      ...{ decidedBy: organisationContext.actor().userId, decidedAt: now, version: nextVersion },
    })
    .where('id', '=', id)
    .execute()
  await addStep(id, rights.withdraw ? 'withdrawn' : 'rejected', stepContentOf(row), {
    ...{ reason, insteadOf },
  })
  const { employeeId, number, status, locationId } = row
  await record({
    ...{ action: rights.withdraw ? 'requests.withdraw' : 'requests.reject', entity: 'request', entityId: id },
    ...{ locationId, before: { employeeId, number, status } },
    after: { employeeId, number, status: statuses.rejected, reason, ...(insteadOf && { insteadOf }) },
  })
  return decided(id, locale)
}

async function opened(id: string, version: number, locale: Locale): Promise<RequestRow> {
  await takeTurns('requests')
  const row = await findRequest(id, locale, { lock: true })
  if (row.version !== version) throw new DomainError('core.stale_version', { current: wireRequest(row) })
  await holdStepsOf(row.effect)
  return row
}

/** Whose request it is, in whose place the actor decides on it, and where they may change the schedule for that. */
async function decision({ employeeId, recipientId }: RequestRow) {
  const person = (await findEmployees([employeeId])).get(employeeId)
  if (!person) throw notFound()
  const right = rightToDecide(await reachOfActor(), person, recipientId)
  if (!right) throw new DomainError('requests.own_decision')
  const { locationIds: own } = organisationContext.actor()
  const locationIds = own && right.locationIds && [...new Set([...own, ...right.locationIds])]
  return { person, insteadOf: right.insteadOf, locationIds }
}

function refusal({ status }: RequestRow, ...possible: number[]): DomainError {
  return new DomainError(possible.includes(status) ? 'requests.own_decision' : 'requests.not_in_this_state')
}

async function decided(id: string, locale: Locale): Promise<FiledRequest> {
  const row = await findRequest(id, locale)
  announceRequests(id)
  const { id: organisationId } = organisationContext.current()
  const { employeeId, number, status, version, decisionReason: reason, firstDay, lastDay } = row
  organisationContext.afterCommit(() =>
    RequestDecided.dispatch({
      ...{ organisationId, requestId: id, version, employeeId, number, reason, firstDay, lastDay },
      isApproved: status === statuses.approved,
    })
  )
  return wireRequest(row)
}
