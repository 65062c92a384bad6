import { record } from '#app/core/audit/record'
import { anyOf } from '#app/core/database/any_of'
import { database, nextVersion, now } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import type { CorrectionStatus } from '#contracts/time_corrections'

const corrections = () =>
  database()
    .selectFrom('timeCorrections')
    .select(['id', 'version', 'status', 'employeeId', 'locationId', 'day', 'startsAt', 'endsAt'])
    .select(['breaks', 'punchIds', 'reason'])
    .forNoKeyUpdate()

export type CorrectionInHand = Awaited<ReturnType<ReturnType<typeof corrections>['execute']>>[number]

/**
 * A correction that waits, held until this unit of work ends: of two answers the first one counts.
 *
 * @throws core.not_found for one of another location, or another person's when `whose` is `own`
 * @throws core.stale_version when it was answered or withdrawn since it was read
 */
export async function openCorrection(
  id: string,
  version: number,
  whose: 'own' | 'managed'
): Promise<CorrectionInHand> {
  const { employeeId, locationIds } = organisationContext.actor()
  const found = await corrections()
    .where('id', '=', id)
    .$if(whose === 'own', (query) => query.where('employeeId', '=', employeeId))
    .$if(whose === 'managed' && locationIds !== null, (query) =>
      query.where('locationId', '=', anyOf(locationIds!))
    )
    .executeTakeFirstOrThrow(() => notFound({ correctionId: id }))
  if (found.status !== 'open' || found.version !== version)
    throw new DomainError('core.stale_version', { current: { version: found.version } })
  return found
}

/** Stores what became of a correction, with the event log. */
export async function settleCorrection(
  { id, employeeId, locationId, day, reason }: CorrectionInHand,
  {
    status,
    decisionReason = null,
  }: { status: Exclude<CorrectionStatus, 'open'>; decisionReason?: string | null }
): Promise<void> {
  const decided =
    status === 'withdrawn' ? {} : { decidedBy: organisationContext.actor().userId, decidedAt: now }
  await database()
    .updateTable('timeCorrections')
    .set({ status, decisionReason, ...decided, version: nextVersion })
    .where('id', '=', id)
    .execute()
  const verbs = { accepted: 'accept', rejected: 'reject', withdrawn: 'withdraw' }
  await record({
    ...{
      action: `time_tracking.${verbs[status]}_correction`,
      entity: 'time_correction',
      entityId: id,
      locationId,
    },
    before: { employeeId, day, reason },
    after: { employeeId, day, ...(decisionReason && { decisionReason }) },
  })
}
