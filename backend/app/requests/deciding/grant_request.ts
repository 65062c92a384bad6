import { record } from '#app/core/audit/record'
import { database, json, nextVersion, now } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { minutesOfDays, countDays } from '#app/requests/counting/count_days'
import { addStep } from '#app/requests/steps/request_steps'
import type { PersonAsked } from '#app/requests/people/person_asked'
import { findRequest } from '#app/requests/reading/find_request'
import { partOf, stepContentOf } from '#app/requests/reading/wire_request'
import type { RequestRow } from '#app/requests/reading/request_rows'
import { forgetSteps } from '#app/requests/schedule_effect/forget_steps'
import { takeOutIfEntered } from '#app/requests/schedule_effect/take_out_of_schedule'
import { isWorkType } from '#app/requests/schedule_effect/is_work_type'
import { putIntoSchedule, reaches } from '#app/requests/schedule_effect/put_into_schedule'
import { requestStatuses as statuses, type Locale } from '#contracts/enums'
import type { CoveredShiftChoice } from '#contracts/filed_requests'
import type { ScheduleEntry } from '#contracts/schedule'

/**
 * Approves a request whose type needs no acceptance, without anyone deciding. It waits for a decision where it covers a
 * shift that the person who files it cannot reach, and where the plan leaves nothing of what staff see published.
 */
export async function grantByItself(
  id: string,
  { person, shifts }: { person: PersonAsked; shifts: readonly ScheduleEntry[] },
  locale: Locale
): Promise<void> {
  if (!reaches(shifts)) return
  const row = await findRequest(id, locale)
  if (minutesOfDays((await daysOfRequest(row, person, locale)).days) === 0) return
  await grant(row, person, {
    locale,
    choice: 'unassign',
    reason: null,
    automatic: true,
  })
}

type Granting = {
  locale: Locale
  choice: CoveredShiftChoice
  reason: string | null
  automatic: boolean
  /** The person whose deputy approves. */
  insteadOf?: string | null
}

/**
 * Approves a request: what it takes is counted by the schedule as it is now, and it enters the schedule.
 *
 * @throws requests.takes_nothing when the shifts of these days were changed so that no work falls in the time any more
 * @throws what `putIntoSchedule` throws
 */
export async function grant(
  row: RequestRow,
  person: PersonAsked,
  { locale, choice, reason, automatic, insteadOf = null }: Granting
): Promise<void> {
  const taken = await takeOutIfEntered(row)
  await forgetSteps(row.effect, taken?.stepId)
  const { days, period, shifts } = await daysOfRequest(row, person, locale)
  const minutes = minutesOfDays(days)
  if (minutes === 0) throw new DomainError('requests.takes_nothing')
  const { id, employeeId, kind, shortcut } = row
  const place = { employeeId, locationId: person.place.id, zone: person.place.zone }
  const asked = { requestId: id, part: partOf(row), period, days }
  const effect = await putIntoSchedule(
    { ...place, ...asked, kind, shortcut, isWork: isWorkType(row) },
    shifts,
    choice
  )
  await database()
    .updateTable('requests')
    .set({
      ...{ status: statuses.approved, automatic, effect: json(effect), days: json(days), minutes },
      ...{ decidedBy: automatic ? null : organisationContext.actor().userId, decidedAt: now },
      ...{ decidedFor: insteadOf, decisionReason: reason, version: nextVersion },
    })
    .where('id', '=', id)
    .execute()
  await addStep(id, 'approved', stepContentOf({ ...row, minutes }), { reason, insteadOf })
  await record({
    ...{
      action: automatic ? 'requests.approve_automatically' : 'requests.approve',
      entity: 'request',
      entityId: id,
    },
    locationId: row.locationId,
    before: { employeeId, number: row.number, status: row.status },
    after: {
      employeeId,
      number: row.number,
      status: statuses.approved,
      minutes,
      reason,
      ...(insteadOf && { insteadOf }),
    },
  })
}

const daysOfRequest = (row: RequestRow, person: PersonAsked, locale: Locale) =>
  countDays(person, { ...row, part: partOf(row) }, { locale, isWork: isWorkType(row) })
