import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { personAtClock } from '#app/time_tracking/punches/person_at_clock'
import { placeNoticeVersion } from '#contracts/time_tracking'

export async function hasReadNotice(employeeId: string): Promise<boolean> {
  const read = await database()
    .selectFrom('placeNoticeReads')
    .select('version')
    .where('employeeId', '=', employeeId)
    .where('version', '=', placeNoticeVersion)
    .executeTakeFirst()
  return read !== undefined
}

/**
 * Notes that the person has read what happens to their positions, in which language and in which version.
 *
 * @throws time_tracking.notice_changed for another version than the present one
 */
export async function readPlaceNotice(version: number): Promise<void> {
  if (version !== placeNoticeVersion) throw new DomainError('time_tracking.notice_changed')
  const { id: organisationId } = organisationContext.current()
  const { id: employeeId } = await personAtClock()
  const locale = organisationContext.actor().locale ?? 'en-US'
  await database()
    .insertInto('placeNoticeReads')
    .values({ organisationId, employeeId, version, locale })
    .onConflict((same) => same.columns(['organisationId', 'employeeId', 'version']).doNothing())
    .execute()
}
