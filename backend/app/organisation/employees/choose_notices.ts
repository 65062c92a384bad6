import { record } from '#app/core/audit/record'
import { notFound } from '#app/core/errors/domain_error'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { NotificationPreferences } from '#contracts/organisation'

/**
 * The actor chooses which notices to receive, and how; notices left out stay as they are.
 *
 * @throws core.not_found for users who are not employees
 */
export async function chooseNotices(notices: NotificationPreferences): Promise<void> {
  const { employeeId } = organisationContext.actor()
  const [person] = await rows<{ before: NotificationPreferences; after: NotificationPreferences }>(
    `with seen as (select id, notification_preferences as before from employees where id = ? for update)
     update employees e set notification_preferences = seen.before || ?::jsonb, version = e.version + 1, updated_at = now()
     from seen where e.id = seen.id returning seen.before, e.notification_preferences as after`,
    [employeeId, JSON.stringify(notices)]
  )
  if (!person) throw notFound()
  await record({ action: 'organisation.choose_notices', entity: 'employee', entityId: employeeId, ...person })
}
