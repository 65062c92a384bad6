import { record } from '#app/core/audit/record'
import { database, json, nextVersion } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { tellDeciders } from '#app/requests/reminding/tell_deciders'
import { announceRequests } from '#app/requests/hubs/announce_requests'
import { countDays, minutesOfDays, type CountedDays } from '#app/requests/counting/count_days'
import { grantByItself } from '#app/requests/deciding/grant_request'
import { personAsked, type PersonAsked } from '#app/requests/people/person_asked'
import { requireFreeDays } from '#app/requests/checks/require_free_days'
import {
  requireRecipient,
  requireSoundDays,
  requireUsableType,
} from '#app/requests/checks/require_sound_request'
import { nextNumber } from '#app/requests/filing/next_number'
import { requireWithinLimit } from '#app/requests/filing/require_within_limit'
import { addStep } from '#app/requests/steps/request_steps'
import { findRequest, requestToWrite } from '#app/requests/reading/find_request'
import { stepContentOf, wireRequest } from '#app/requests/reading/wire_request'
import { isWorkType } from '#app/requests/schedule_effect/is_work_type'
import { forgetSteps, holdStepsOf } from '#app/requests/schedule_effect/forget_steps'
import { letGoOfWithdrawn } from '#app/requests/schedule_effect/let_go_of_withdrawn'
import { takeOutIfEntered } from '#app/requests/schedule_effect/take_out_of_schedule'
import { requestStatuses as statuses, type Locale } from '#contracts/enums'
import type { FiledRequest, RequestContent, RequestEdit, RequestFiling } from '#contracts/filed_requests'
import type { StoredEffect } from '#database/json/requests'
import type { RequestType } from '#contracts/requests'

const entity = 'request'

/**
 * Files a request for each of the people, or keeps drafts of them. One whose type needs no acceptance is granted by
 * itself.
 *
 * @throws core.not_found, requests.for_others, requests.no_location as `personAsked` says
 * @throws requests.uncommon_locations when several people share no location
 * @throws requests.* as `checked` says
 */
export async function fileRequests(filing: RequestFiling, locale: Locale): Promise<FiledRequest[]> {
  const { employeeIds, draft, ...content } = filing
  const { employeeId: ownId } = organisationContext.actor()
  const ids = employeeIds ?? (ownId ? [ownId] : [])
  if (ids.length === 0) throw notFound()
  const people: PersonAsked[] = []
  for (const id of [...ids].sort()) people.push(await personAsked(id))
  requireCommonLocation(people)
  await takeTurns('requests')
  const filed: FiledRequest[] = []
  for (const person of people) filed.push(await fileOne(person, content, draft, locale))
  return filed
}

async function fileOne(person: PersonAsked, content: RequestContent, draft: boolean, locale: Locale) {
  const { type, counted } = await checked(person, content, { locale, draft })
  const id = newId()
  const { id: organisationId } = organisationContext.current()
  await database()
    .insertInto('requests')
    .values({
      ...{ id, organisationId, employeeId: person.id, locationId: person.place.id },
      number: await nextNumber(),
      ...columnsOf(content, counted),
      status: draft ? statuses.draft : statuses.pending,
      createdBy: organisationContext.actor().userId,
    })
    .execute()
  const row = await findRequest(id, locale)
  await addStep(id, draft ? 'drafted' : 'filed', stepContentOf(row))
  await record({
    ...{ action: draft ? 'requests.draft' : 'requests.file', entity, entityId: id },
    ...{
      locationId: row.locationId,
      after: { employeeId: person.id, number: row.number, ...stepContentOf(row) },
    },
  })
  return sent(row.id, { type, person, counted, draft }, locale)
}

/**
 * Changes a request: a draft, one that waits, one that was rejected, or one that was approved, which leaves the schedule
 * and is asked for again.
 *
 * @throws core.not_found
 * @throws core.forbidden
 * @throws core.stale_version with `current`
 * @throws requests.not_in_this_state
 * @throws requests.* as `checked` says
 */
export async function changeRequest(
  id: string,
  { version, draft, ...content }: RequestEdit,
  locale: Locale
): Promise<FiledRequest> {
  await takeTurns('requests')
  const before = await requestToWrite(id, locale)
  const wire = wireRequest(before)
  if (before.version !== version) throw new DomainError('core.stale_version', { current: wire })
  const keepsDraft = draft && before.status === statuses.draft
  if (!wire.rights.edit || (draft && !keepsDraft)) throw new DomainError('requests.not_in_this_state')
  const person = await personAsked(before.employeeId)
  await holdStepsOf(before.effect)
  const taken = await takeOutIfEntered(before)
  await forgetSteps(before.effect, taken?.stepId)
  const { type, counted } = await checked(person, content, { locale, draft, request: before })
  await database()
    .updateTable('requests')
    .set({
      ...columnsOf(content, counted),
      status: draft ? statuses.draft : statuses.pending,
      ...{ automatic: false, effect: null, decidedBy: null, decidedAt: null },
      ...{ decidedFor: null, decisionReason: null },
      version: nextVersion,
    })
    .where('id', '=', id)
    .execute()
  const row = await findRequest(id, locale)
  const submitted = before.status === statuses.draft && !draft
  await addStep(id, submitted ? 'submitted' : 'edited', stepContentOf(row))
  await record({
    ...{
      action: submitted ? 'requests.submit' : 'requests.edit',
      entity,
      entityId: id,
      locationId: row.locationId,
    },
    before: { employeeId: before.employeeId, number: before.number, ...stepContentOf(before) },
    after: { employeeId: before.employeeId, number: before.number, ...stepContentOf(row) },
  })
  return sent(id, { type, person, counted, draft }, locale)
}

type Sent = { type: RequestType; person: PersonAsked; counted: CountedDays; draft: boolean }

/** What follows a saved request: it is granted if its type needs no one, and everyone concerned is notified. */
async function sent(
  id: string,
  { type, person, counted, draft }: Sent,
  locale: Locale
): Promise<FiledRequest> {
  if (!draft && !type.needsAcceptance) await grantByItself(id, { person, shifts: counted.shifts }, locale)
  const row = await findRequest(id, locale)
  if (row.status === statuses.pending) await tellDeciders(row, 'filed')
  announceRequests(id)
  return wireRequest(row)
}

type Former = { id: string; requestTypeId: string; effect: StoredEffect | null }
type Checking = { locale: Locale; draft: boolean; request?: Former }

/**
 * What a request asks for, found sound; withdrawn ones of the same days do not come back beside it. A draft may still take nothing, meet another one or be beyond the limit.
 *
 * @throws requests.order_of_days, requests.too_long, requests.part_of_one_day, requests.part_order
 * @throws requests.type_not_usable, requests.note_not_allowed, requests.recipient_cannot_decide
 * @throws requests.takes_nothing, requests.overlaps, requests.absent_already, requests.over_limit
 */
async function checked(person: PersonAsked, content: RequestContent, { locale, draft, request }: Checking) {
  requireSoundDays(content)
  const kept = request && { keptId: request.requestTypeId }
  const type = await requireUsableType(content.requestTypeId, person, { locale, ...kept })
  if (content.note && !type.allowNote) throw new DomainError('requests.note_not_allowed', { field: 'note' })
  await requireRecipient(content.recipientId, person)
  const counted = await countDays(person, content, { locale, forReader: true, isWork: isWorkType(type) })
  if (draft) return { type, counted }
  if (minutesOfDays(counted.days) === 0) throw new DomainError('requests.takes_nothing', { field: 'lastDay' })
  const except = { requestId: request?.id ?? null, entryIds: request?.effect?.entryIds ?? [] }
  await requireFreeDays(person.id, { ...content, days: counted.days }, except)
  await letGoOfWithdrawn(person.id, content)
  await requireWithinLimit(person, type, counted.days, { locale, exceptId: except.requestId })
  return { type, counted }
}

/** @throws requests.uncommon_locations */
function requireCommonLocation(people: readonly PersonAsked[]): void {
  const [first, ...others] = people.map(({ locationIds }) => locationIds)
  if (first && !first.some((id) => others.every((ids) => ids.includes(id))))
    throw new DomainError('requests.uncommon_locations', { field: 'employeeIds' })
}

const columnsOf = (content: RequestContent, { days }: CountedDays) => {
  const { requestTypeId, firstDay, lastDay, part, skipWeekends, skipHolidays, recipientId, note } = content
  return {
    ...{ requestTypeId, firstDay, lastDay, skipWeekends, skipHolidays, recipientId, note },
    ...{ startTime: part?.start ?? null, endTime: part?.end ?? null },
    ...{ days: json(days), minutes: minutesOfDays(days) },
  }
}
