import { database } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { organisationContext } from '#app/core/organisation_context'
import { eachOrganisation } from '#app/core/queue/each_organisation'
import { officeContext } from '#app/office/office_context'
import { statusNow } from '#app/office/queries/status_now'
import { setOrganisationStatus } from '#app/organisation/public/customer_record'
import { organisationStatuses } from '#contracts/enums'

/**
 * Records which trials and licences have ended. Nothing depends on it: the status that counts is `status_now`, which
 * knows the day by itself. Each organisation is a unit of work of its own, so the next run resumes what was
 * interrupted, and one that was written is neither on trial nor active any more. An error in one is reported and does
 * not stop the others.
 *
 * @returns how many were written
 */
export async function endTrials(): Promise<number> {
  const due = await officeContext.run(() =>
    database()
      .selectFrom('organisations as o')
      .select('o.id')
      .where('o.status', 'in', [organisationStatuses.active, organisationStatuses.trial])
      .where((eb) => eb(statusNow, '<>', eb.ref('o.status')))
      .execute()
  )
  const ended = await eachOrganisation(
    due.map(({ id }) => id),
    'end_trials',
    (id) => organisationContext.run(id, () => endOne(id))
  )
  return ended.filter(Boolean).length
}

/** Runs in the organisation; checked again under its lock, because the provider may just have prolonged it. */
async function endOne(id: string): Promise<boolean> {
  const over = await database()
    .selectFrom('organisations as o')
    .select([statusNow.as('status'), 'o.status as before'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!over || over.status === over.before) return false
  await setOrganisationStatus(over.status)
  await record({
    action: over.before === organisationStatuses.trial ? 'office.end_trial' : 'office.end_licence',
    entity: 'organisation',
    entityId: id,
    before: { status: over.before },
    after: { status: over.status },
  })
  return true
}
