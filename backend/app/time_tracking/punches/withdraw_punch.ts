import { dayOf } from '@shiftloom/solver/time'
import { record } from '#app/core/audit/record'
import { database } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { mayWithdraw, ownDay } from '#app/time_tracking/punches/own_day'
import { personAtClock } from '#app/time_tracking/punches/person_at_clock'
import { standingPunch } from '#app/time_tracking/punches/standing_punches'
import { markDays } from '#app/time_tracking/marks/marks'
import { withdrawMinutes, type OwnDay } from '#contracts/time_tracking'

/**
 * Takes back a punch made by mistake a moment ago. The punch stays; an event says that it does not count.
 *
 * @throws core.not_found for another person's, or one that does not count any more
 * @throws time_tracking.too_late_to_withdraw
 */
export async function withdrawPunch(punchId: string, now: number): Promise<OwnDay> {
  const person = await personAtClock('lock')
  const punch = await standingPunch(person.id, punchId)
  if (!punch) throw notFound({ punchId })
  if (!mayWithdraw(punch, now))
    throw new DomainError('time_tracking.too_late_to_withdraw', { minutes: withdrawMinutes })
  const { id: organisationId } = organisationContext.current()
  const { locationId, at, kind } = punch
  await database()
    .insertInto('timePunches')
    .values({
      ...{ id: newId(), organisationId, employeeId: person.id, locationId, kind: 'void', at },
      ...{ method: 'browser', correctsId: punchId, sentBy: organisationContext.actor().userId },
    })
    .execute()
  await markDays([{ employeeId: person.id, day: dayOf(at.getTime(), punch.zone) }])
  await record({
    action: 'time_tracking.withdraw_punch',
    ...{ entity: 'time_punch', entityId: punchId, locationId },
    before: { employeeId: person.id, kind, at: at.toISOString() },
  })
  return ownDay(person, now)
}
