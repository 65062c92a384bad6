import { organisationContext, rows, type Actor } from '#app/core/organisation_context'
import { localeOf, seesEveryLocation, type LanguageId, type Role } from '#contracts/enums'

/** Somebody of the current organisation as they may act now, for work they asked for earlier; null: no longer. */
export async function loadActor(
  userId: string,
  impersonatorUserId: string | null = null
): Promise<Actor | null> {
  const { id: organisationId } = organisationContext.current()
  const [user] = await rows<{
    role: Role
    language: LanguageId
    employeeId: string | null
    locationIds: string[] | null
  }>(
    `select u.role, u.language, e.id as "employeeId", (select array_agg(distinct l) from (
        select el.location_id as l from employee_locations el where el.employee_id = e.id
        union select e.main_location_id where e.main_location_id is not null) s) as "locationIds"
     from users u left join employees e on e.user_id = u.id and e.archived_at is null
     where u.id = ? and u.organisation_id = ? and u.status = 'active'`,
    [userId, organisationId]
  )
  if (!user) return null
  const { role, employeeId } = user
  const locationIds = seesEveryLocation(role) ? null : (user.locationIds ?? [])
  const locale = localeOf(user.language)
  return { userId, organisationId, role, employeeId, locationIds, impersonatorUserId, locale }
}
