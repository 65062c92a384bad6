import { database, json, nextVersion } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import type { NotificationPreferences } from '#contracts/organisation'

/**
 * The actor chooses which notices to receive, and how; notices left out stay as they are.
 *
 * @throws core.not_found for users who are not employees
 */
export async function chooseNotices(notices: NotificationPreferences): Promise<void> {
  const { employeeId } = organisationContext.actor()
  const person = await database()
    .selectFrom('employees')
    .select(['id', 'notificationPreferences as before'])
    .where('id', '=', employeeId)
    .forUpdate()
    .executeTakeFirst()
  if (!person) throw notFound()
  const { id: entityId, before } = person
  const after = { ...before, ...notices }
  await database()
    .updateTable('employees')
    .set({ notificationPreferences: json(after), version: nextVersion })
    .where('id', '=', entityId)
    .execute()
  await record({ action: 'organisation.choose_notices', entity: 'employee', entityId, before, after })
}
