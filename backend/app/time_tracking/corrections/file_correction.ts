import { addDays, dayOf, overlaps } from '@shiftloom/solver/time'
import { record } from '#app/core/audit/record'
import { database, json } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { supervisorsAt } from '#app/organisation/public/supervisors'
import { claimedWork, type ClaimedWork } from '#app/time_tracking/corrections/claimed_work'
import { tellOfCorrection } from '#app/time_tracking/corrections/correction_stepped'
import { punchesToReplace } from '#app/time_tracking/corrections/other_work'
import { personAtClock, type PersonAtClock } from '#app/time_tracking/punches/person_at_clock'
import { oldestCorrectionDays, type CorrectionInput } from '#contracts/time_corrections'

/**
 * Asks a manager to count a piece of one's own work as it really was. What is registered stays until the answer.
 *
 * @throws core.not_found for another person's record
 * @throws time_tracking.not_your_location
 * @throws time_tracking.break_outside_work
 * @throws time_tracking.record_in_future, time_tracking.correction_too_old
 * @throws time_tracking.record_open while the person is at work
 * @throws time_tracking.correction_waits when another one about this time has no answer yet
 * @throws time_tracking.correction_overlaps, time_tracking.correction_outdated
 */
export async function fileCorrection(input: CorrectionInput, now: number): Promise<string> {
  const person = await personAtClock('lock')
  const about = input.recordId === null ? null : await ownRecord(person.id, input.recordId)
  const { day, locationId, zone } = about ?? placeOf(person, input)
  const work = claimedWork({ ...input, day }, zone)
  if (work.period.end > now) throw new DomainError('time_tracking.record_in_future')
  if (day < addDays(dayOf(now, zone), -oldestCorrectionDays))
    throw new DomainError('time_tracking.correction_too_old', { days: oldestCorrectionDays })
  const punchIds = about?.punchIds ?? []
  await requireNoneWaits(person.id, work, input.recordId)
  await punchesToReplace(person.id, punchIds, work.period)
  const id = newId()
  await database()
    .insertInto('timeCorrections')
    .values({
      ...{ id, organisationId: organisationContext.current().id, employeeId: person.id, locationId, day },
      ...{ recordId: input.recordId, punchIds, reason: input.reason },
      ...{ startsAt: new Date(work.period.start), endsAt: new Date(work.period.end) },
      breaks: json(
        work.breaks.map(({ start, end }) => ({
          startsAt: new Date(start).toISOString(),
          endsAt: new Date(end).toISOString(),
        }))
      ),
    })
    .execute()
  await record({
    ...{ action: 'time_tracking.file_correction', entity: 'time_correction', entityId: id, locationId },
    after: { employeeId: person.id, day, start: input.start, end: input.end, reason: input.reason },
  })
  const managers = await supervisorsAt('records.edit', locationId, [person.id])
  tellOfCorrection(managers, { about: 'correction', correctionId: id, step: 'asked', day })
  return id
}

/**
 * @throws core.not_found
 * @throws time_tracking.record_open
 */
async function ownRecord(employeeId: string, id: string) {
  const found = await database()
    .selectFrom('timeRecords')
    .select(['day', 'locationId', 'zone', 'punchIds', 'isOpen'])
    .where('id', '=', id)
    .where('employeeId', '=', employeeId)
    .executeTakeFirstOrThrow(() => notFound({ recordId: id }))
  if (found.isOpen) throw new DomainError('time_tracking.record_open')
  return found
}

/** @throws time_tracking.not_your_location */
function placeOf({ locations }: PersonAtClock, { day, locationId }: CorrectionInput) {
  const location = locations.find(({ id }) => id === locationId)
  if (!location) throw new DomainError('time_tracking.not_your_location')
  return { day, locationId, zone: location.zone, punchIds: [] }
}

/** @throws time_tracking.correction_waits */
async function requireNoneWaits(
  employeeId: string,
  { period }: ClaimedWork,
  recordId: string | null
): Promise<void> {
  const open = await database()
    .selectFrom('timeCorrections')
    .select(['recordId', 'startsAt', 'endsAt'])
    .where('employeeId', '=', employeeId)
    .where('status', '=', 'open')
    .execute()
  const meets = open.some(
    (other) =>
      (recordId !== null && other.recordId === recordId) ||
      overlaps({ start: other.startsAt.getTime(), end: other.endsAt.getTime() }, period)
  )
  if (meets) throw new DomainError('time_tracking.correction_waits')
}
