import db from '@adonisjs/lucid/services/db'
import { rows } from '#app/core/organisation_context'
import { fileLink } from '#app/core/storage/signed_link'
import type { Account } from '#app/core/http/account'
import { impersonationOf } from '#app/identity/public/impersonation_of'
import { hasSampleData } from '#app/organisation/profile/sample_state'
import { organisationStatuses, type LanguageId } from '#contracts/enums'
import { can } from '#contracts/abilities'
import type { CurrentUser, Impersonation } from '#contracts/identity'
import type { DateFormat, TimeFormat, WeekStart } from '#contracts/organisation'

type CustomerRow = {
  employee_id: string | null
  version: number | null
  language: LanguageId
  name: string
  surname: string
  email: string
  phone: string | null
  avatar_key: string | null
  main_location_id: string | null
  location_ids: string[] | null
  is_created: boolean
  organisation_name: string
  logo_key: string | null
  country: string
  time_zone: string
  currency: string
  date_format: DateFormat
  time_format: TimeFormat
  first_day_of_week: WeekStart
}

/** The profile of a person of the customer app; runs in their organisation. */
export async function currentCustomer(account: Account): Promise<CurrentUser> {
  const [row] = await rows<CustomerRow>(
    `select e.id as employee_id, e.version, coalesce(e.name, u.name) as name, coalesce(e.surname, u.surname) as surname,
       u.email, u.language, e.phone, e.avatar_key, e.main_location_id, o.is_created,
       o.name as organisation_name, o.logo_key, o.country, o.time_zone, o.currency,
       o.date_format, o.time_format, o.first_day_of_week,
       (select array_agg(el.location_id order by l.name) from employee_locations el
          join locations l on l.id = el.location_id where el.employee_id = e.id) as location_ids
     from users u join organisations o on o.id = u.organisation_id left join employees e on e.user_id = u.id
     where u.id = ?`,
    [account.userId]
  )
  const user = row!
  return {
    id: account.userId,
    version: user.version ?? 1,
    role: account.role,
    language: user.language,
    name: user.name,
    surname: user.surname,
    email: user.email,
    phone: user.phone,
    avatarUrl: user.avatar_key && fileLink(user.avatar_key),
    employeeId: user.employee_id,
    mainLocationId: user.main_location_id,
    locationIds: user.location_ids ?? [],
    isOrganisationCreated: user.is_created,
    hasSampleData: await hasSampleData(),
    organisationStatus: account.organisationStatus,
    licenseFunctionalities: account.entitlements.licence,
    metricsEnabled: account.entitlements.metricsEnabled,
    organisationId: account.organisationId,
    organisationName: user.organisation_name,
    organisationLogoUrl: user.logo_key && fileLink(user.logo_key),
    country: user.country,
    timeZone: user.time_zone,
    currency: user.currency,
    dateFormat: user.date_format,
    timeFormat: user.time_format,
    firstDayOfWeek: user.first_day_of_week,
    impersonation: await impersonationFor(account),
  }
}

async function impersonationFor(account: Account): Promise<Impersonation | null> {
  if (!account.impersonatorUserId) return null
  const found = await impersonationOf(account.sessionId)
  return found ? { ...found, mayExport: can(account.impersonatorRole, 'impersonation.export') } : null
}

/** The profile of a person of the back office, who belongs to no organisation. */
export async function currentBackOfficeUser(account: Account): Promise<CurrentUser> {
  const user = await db.from('users').where('id', account.userId).firstOrFail()
  return {
    id: account.userId,
    version: user.version,
    role: account.role,
    language: account.language,
    name: user.name,
    surname: user.surname,
    email: user.email,
    phone: user.phone,
    avatarUrl: null,
    employeeId: null,
    mainLocationId: null,
    locationIds: [],
    isOrganisationCreated: true,
    hasSampleData: false,
    organisationStatus: organisationStatuses.active,
    licenseFunctionalities: {},
    metricsEnabled: false,
    organisationId: null,
    organisationName: null,
    timeZone: null,
    currency: null,
    dateFormat: null,
    timeFormat: null,
    impersonation: null,
  }
}
