import db from '@adonisjs/lucid/services/db'
import type { Account } from '#app/core/http/account'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { AccessToken } from '#app/identity/public/access_token'
import { hasLapsed } from '#contracts/abilities'
import {
  organisationStatuses,
  seesEveryLocation,
  type LanguageId,
  type OrganisationStatus,
  type Role,
} from '#contracts/enums'

type UserRow = {
  id: string
  organisation_id: string | null
  role: Role
  language: LanguageId
  expires_at: Date
  impersonator_user_id: string | null
  impersonator_role: Role | null
}
type OrganisationRow = {
  status: OrganisationStatus
  licence_features: Account['entitlements']['licence']
  metrics_enabled: boolean
  is_created: boolean
  employee_id: string | null
  location_ids: string[] | null
}

/** The person behind a valid token, or null when the session was ended or the account closed. */
export async function loadAccount({ userId, sessionId }: AccessToken): Promise<Account | null> {
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
  const organisation = await organisationContext.run(user.organisation_id, () => loadOrganisation(userId))
  if (!organisation || organisation.status === organisationStatuses.archived) return null
  return {
    ...base,
    organisationId: user.organisation_id,
    organisationStatus: organisation.status,
    employeeId: organisation.employee_id,
    locationIds: seesEveryLocation(user.role) ? null : (organisation.location_ids ?? []),
    entitlements: {
      licence: organisation.licence_features,
      metricsEnabled: organisation.metrics_enabled,
      lapsed: hasLapsed(user.role, organisation.is_created, organisation.status),
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

async function loadOrganisation(userId: string): Promise<OrganisationRow | undefined> {
  const [row] = await rows<OrganisationRow>(
    `select status_now(o) as status, o.licence_features, o.metrics_enabled, o.is_created, e.id as employee_id,
       (select array_agg(distinct l) from (
          select el.location_id as l from employee_locations el where el.employee_id = e.id
          union select e.main_location_id where e.main_location_id is not null) s) as location_ids
     from organisations o left join employees e on e.user_id = ? and e.archived_at is null`,
    [userId]
  )
  return row
}
