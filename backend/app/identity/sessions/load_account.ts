import db from '@adonisjs/lucid/services/db'
import type { Account } from '#app/core/http/account'
import { organisationContext } from '#app/core/organisation_context'
import type { AccessToken } from '#app/identity/sessions/access_token'
import { companies } from '#app/identity/accounts/companies'
import { hasLapsed } from '#contracts/abilities'
import { organisationStatuses, seesEveryLocation, type LanguageId, type Role } from '#contracts/enums'

type UserRow = {
  id: string
  organisation_id: string | null
  role: Role
  language: LanguageId
  expires_at: Date
  impersonator_user_id: string | null
  impersonator_role: Role | null
}

/** The person behind a valid token, or null when the session was ended or the account closed. */
export async function loadAccount({
  userId,
  sessionId,
}: Pick<AccessToken, 'userId' | 'sessionId'>): Promise<Account | null> {
  const answer = (await db.rawQuery(
    `select u.id, u.organisation_id, u.role, u.language, s.expires_at, s.impersonator_user_id, i.role as impersonator_role
     from users u join sessions s on s.user_id = u.id left join users i on i.id = s.impersonator_user_id
     where u.id = ? and s.id = ? and u.status = 'active' and s.revoked_at is null and s.expires_at > now()
       and (s.impersonator_user_id is null or i.status = 'active' and i.organisation_id is null)`,
    [userId, sessionId]
  )) as { rows: UserRow[] }
  const user = answer.rows[0]
  if (!user) return null
  const base = {
    ...{ userId, sessionId, role: user.role, language: user.language },
    sessionEndsAt: user.expires_at.getTime(),
    impersonatorUserId: user.impersonator_user_id,
    impersonatorRole: user.impersonator_role,
  }
  if (!user.organisation_id) return { ...base, ...backOffice }
  const access = await organisationContext.run(user.organisation_id, () => companies().access(userId))
  if (!access || access.status === organisationStatuses.archived) return null
  return {
    ...base,
    organisationId: user.organisation_id,
    organisationStatus: access.status,
    employeeId: access.employeeId,
    locationIds: seesEveryLocation(user.role) ? null : access.locationIds,
    entitlements: {
      licence: access.licence,
      metricsEnabled: access.metricsEnabled,
      lapsed: hasLapsed(user.role, access.isCreated, access.status),
    },
  }
}

const backOffice = {
  organisationId: null,
  organisationStatus: organisationStatuses.active,
  employeeId: null,
  locationIds: null,
  entitlements: { licence: {}, metricsEnabled: false },
}
