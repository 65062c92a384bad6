import { dayOf } from '@shiftloom/solver/time'
import { DomainError } from '#app/core/errors/domain_error'
import { database } from '#app/core/database/database'
import { insertAll } from '#app/core/database/insert_all'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { markDays } from '#app/time_tracking/marks/marks'
import {
  openCorrection,
  settleCorrection,
  type CorrectionInHand,
} from '#app/time_tracking/corrections/answering/open_correction'
import { tellOfCorrection } from '#app/time_tracking/corrections/correction_stepped'
import { punchesToReplace } from '#app/time_tracking/corrections/other_work'
import { correctingEvents } from '#app/time_tracking/corrections/replaced_punches'

/**
 * Lets the work stand as its person says it was. Later punches with the person's reason say so; nothing registered is changed,
 * and the record is made again in the background.
 *
 * @throws core.not_found
 * @throws core.stale_version
 * @throws time_tracking.own_correction
 * @throws time_tracking.correction_outdated, time_tracking.correction_overlaps
 */
export async function acceptCorrection(id: string, version: number): Promise<void> {
  const correction = await toAnswer(id, version)
  await holdPerson(correction.employeeId)
  await correctPunches(correction)
  await settleCorrection(correction, { status: 'accepted' })
  tellItsPerson(correction, 'accepted')
}

/**
 * @throws core.not_found
 * @throws core.stale_version
 * @throws time_tracking.own_correction
 */
export async function rejectCorrection(id: string, version: number, reason: string): Promise<void> {
  const correction = await toAnswer(id, version)
  await settleCorrection(correction, { status: 'rejected', decisionReason: reason })
  tellItsPerson(correction, 'rejected')
}

/**
 * Takes back one's own correction while it waits.
 *
 * @throws core.not_found
 * @throws core.stale_version
 */
export async function withdrawCorrection(id: string, version: number): Promise<void> {
  await settleCorrection(await openCorrection(id, version, 'own'), { status: 'withdrawn' })
}

async function toAnswer(id: string, version: number): Promise<CorrectionInHand> {
  const correction = await openCorrection(id, version, 'managed')
  if (correction.employeeId === organisationContext.actor().employeeId)
    throw new DomainError('time_tracking.own_correction')
  return correction
}

/** Nothing else registers the person's time until this unit of work ends. */
const holdPerson = (employeeId: string) =>
  database().selectFrom('employees').select('id').where('id', '=', employeeId).forNoKeyUpdate().execute()

async function correctPunches(correction: CorrectionInHand): Promise<void> {
  const { employeeId, locationId, day, punchIds, reason } = correction
  const period = { start: correction.startsAt.getTime(), end: correction.endsAt.getTime() }
  const breaks = correction.breaks.map(({ startsAt, endsAt }) => ({
    start: Date.parse(startsAt),
    end: Date.parse(endsAt),
  }))
  const standing = await punchesToReplace(employeeId, punchIds, period)
  const { id: organisationId } = organisationContext.current()
  await insertAll(
    'timePunches',
    correctingEvents(standing, { period, breaks }).map(({ at, ...event }) => ({
      ...{ id: newId(), organisationId, employeeId, locationId, ...event, at: at.toISOString() },
      ...{ method: 'manual', reason, sentBy: organisationContext.actor().userId },
    }))
  )
  const days = new Set([day, ...standing.map(({ at, zone }) => dayOf(at.getTime(), zone))])
  await markDays([...days].map((one) => ({ employeeId, day: one })))
}

const tellItsPerson = ({ id, employeeId, day }: CorrectionInHand, step: 'accepted' | 'rejected'): void =>
  tellOfCorrection([employeeId], { about: 'correction', correctionId: id, step, day })
