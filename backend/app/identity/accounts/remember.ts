import { record } from '#app/core/audit/record'
import { organisationContext } from '#app/core/organisation_context'
import type { Role } from '#contracts/enums'

type Who = { userId: string; organisationId: string | null; role: Role; ip: string }

/** Records in the organisation's audit log what a user did with their own account; the back office has no such log. */
export async function remember(action: string, { userId, organisationId, role, ip }: Who): Promise<void> {
  if (!organisationId) return
  const actor = {
    ...{ userId, organisationId, role, ip },
    employeeId: null,
    locationIds: null,
    impersonatorUserId: null,
  }
  await organisationContext.run(
    organisationId,
    () => record({ action: `identity.${action}`, entity: 'user', entityId: userId }),
    actor
  )
}
