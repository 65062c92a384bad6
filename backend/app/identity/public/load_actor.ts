import { database } from '#app/core/database/database'
import { organisationContext, type Actor } from '#app/core/organisation_context'
import { companies } from '#app/identity/accounts/companies'
import { localeOf, seesEveryLocation } from '#contracts/enums'

/**
 * A user of the current organisation with their present rights, for work they asked for earlier; `null` if they have
 * none.
 */
export async function loadActor(
  userId: string,
  impersonatorUserId: string | null = null
): Promise<Actor | null> {
  const { id: organisationId } = organisationContext.current()
  const user = await database()
    .selectFrom('users')
    .select(['role', 'language'])
    .where('id', '=', userId)
    .where('organisationId', '=', organisationId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  const access = user && (await companies().access(userId))
  if (!access) return null
  const { role } = user
  const { employeeId } = access
  const locationIds = seesEveryLocation(role) ? null : access.locationIds
  const locale = localeOf(user.language)
  return { userId, organisationId, role, employeeId, locationIds, impersonatorUserId, locale }
}
