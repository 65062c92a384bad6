import { dayOf } from '@shiftloom/solver/time'
import { validNext } from '@shiftloom/solver/time_records/sessions'
import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { companyRules } from '#app/organisation/public/company_rules'
import { instantOfPunch } from '#app/time_tracking/punches/instant_of_punch'
import { ownDay } from '#app/time_tracking/punches/own_day'
import {
  personAtClock,
  registersInBrowser,
  type PersonAtClock,
  type PlaceOfWork,
} from '#app/time_tracking/punches/person_at_clock'
import { comparedPlace, keptDegrees } from '#app/time_tracking/punches/place_of_punch'
import { hasReadNotice } from '#app/time_tracking/punches/read_place_notice'
import { workInHand } from '#app/time_tracking/punches/work_in_hand'
import { markDays } from '#app/time_tracking/marks/marks'
import type { OwnDay, PunchInput } from '#contracts/time_tracking'

/**
 * Registers what the person who asks does now, or did while their device could not send. The same punch sent again is stored
 * once, and answered like the first time.
 *
 * @throws time_tracking.counter_reused for another punch under the same number of the device
 * @throws time_tracking.other_method when the person registers time elsewhere
 * @throws time_tracking.not_your_location
 * @throws time_tracking.punch_in_future, time_tracking.punch_too_old
 * @throws time_tracking.not_valid_now for what does not follow the last punch
 * @throws time_tracking.notice_unread for a position before the notice was read
 */
export async function registerPunch(input: PunchInput, now: number): Promise<OwnDay> {
  const person = await personAtClock('lock')
  const known = await knownPunch(person, input)
  // Of two messages at once the one that came first may be served last: its moment is before the punch.
  if (known) return ownDay(person, Math.max(now, known.at.getTime()))
  if (!registersInBrowser(person))
    throw new DomainError('time_tracking.other_method', { method: person.method })
  const location = person.locations.find(({ id }) => id === input.locationId)
  if (!location) throw new DomainError('time_tracking.not_your_location')
  const at = instantOfPunch(input, now)
  await requireValid(person, input, at)
  if (input.position && !(await hasReadNotice(person.id)))
    throw new DomainError('time_tracking.notice_unread')
  await store(person, location, input, at)
  await markDays([{ employeeId: person.id, day: dayOf(at, location.zone) }])
  return ownDay(person, now)
}

/**
 * The same punch, stored before.
 *
 * @throws time_tracking.counter_reused
 */
async function knownPunch({ id }: PersonAtClock, input: PunchInput): Promise<{ at: Date } | null> {
  const known = await database()
    .selectFrom('timePunches')
    .select(['employeeId', 'kind', 'clientAt', 'at'])
    .where('deviceId', '=', input.deviceId)
    .where('counter', '=', input.counter)
    .executeTakeFirst()
  if (!known) return null
  const same =
    known.employeeId === id && known.kind === input.kind && known.clientAt?.getTime() === input.clientAtMs
  if (!same) throw new DomainError('time_tracking.counter_reused')
  return known
}

async function requireValid({ id }: PersonAtClock, { kind }: PunchInput, at: number): Promise<void> {
  const { open } = await workInHand(id, at)
  const later = await database()
    .selectFrom('timePunches')
    .select('id')
    .where('employeeId', '=', id)
    .where('kind', '<>', 'void')
    .where('at', '>', new Date(at))
    .limit(1)
    .executeTakeFirst()
  if (later || !validNext(open).includes(kind)) throw new DomainError('time_tracking.not_valid_now', { kind })
}

async function store(
  person: PersonAtClock,
  location: PlaceOfWork,
  input: PunchInput,
  at: number
): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const { position, clientAtMs, kind, deviceId, counter, note } = input
  const { timeRegistration } = await companyRules()
  const id = newId()
  const stored = await database()
    .insertInto('timePunches')
    .values({
      ...{ id, organisationId, employeeId: person.id, locationId: location.id, kind, at: new Date(at) },
      ...{ method: 'browser', deviceId, counter, clientAt: new Date(clientAtMs) },
      ...{ offsetMs: at - clientAtMs, note: note || null, sentBy: organisationContext.actor().userId },
      ...comparedPlace(position, location, timeRegistration.gpsAccuracyMetres),
    })
    .onConflict((same) => same.columns(['organisationId', 'deviceId', 'counter']).doNothing())
    .returning('id')
    .executeTakeFirst()
  // Two people at one device at once: the lock on a person does not part them.
  if (!stored) throw new DomainError('time_tracking.counter_reused')
  if (!position) return
  const [latitude, longitude] = [keptDegrees(position.latitude), keptDegrees(position.longitude)]
  await database()
    .insertInto('timePunchPlaces')
    .values({ organisationId, punchId: id, latitude, longitude })
    .execute()
}
