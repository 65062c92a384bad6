import { sql } from 'kysely'
import { database, databaseOf } from '#app/core/database/database'
import db from '@adonisjs/lucid/services/db'
import { fileLink } from '#app/core/storage/signed_link'
import type { Account } from '#app/core/http/account'
import { impersonationOf } from '#app/identity/public/impersonation_of'
import { hasSampleData } from '#app/organisation/profile/sample_state'
import { organisationStatuses } from '#contracts/enums'
import { can } from '#contracts/abilities'
import type { CurrentUser, Impersonation } from '#contracts/identity'

/** The profile of a person of the customer app; runs in their organisation. */
export async function currentCustomer(account: Account): Promise<CurrentUser> {
  const user = await database()
    .selectFrom('users as u')
    .innerJoin('organisations as o', 'o.id', 'u.organisationId')
    .leftJoin('employees as e', 'e.userId', 'u.id')
    .select(['e.id as employeeId', 'e.version', 'u.email', 'u.language', 'e.phone', 'e.avatarKey'])
    .select(['e.mainLocationId', 'o.isCreated', 'o.name as organisationName', 'o.logoKey', 'o.country'])
    .select(['o.timeZone', 'o.currency', 'o.dateFormat', 'o.timeFormat', 'o.firstDayOfWeek'])
    .select(({ fn }) => [
      fn.coalesce('e.name', 'u.name').as('name'),
      fn.coalesce('e.surname', 'u.surname').as('surname'),
      sql<string[]>`array(select el.location_id from employee_locations el
        join locations l on l.id = el.location_id where el.employee_id = e.id order by l.name)`.as(
        'locationIds'
      ),
    ])
    .where('u.id', '=', account.userId)
    .executeTakeFirstOrThrow()
  return {
    id: account.userId,
    version: user.version ?? 1,
    role: account.role,
    language: user.language,
    name: user.name,
    surname: user.surname,
    email: user.email,
    phone: user.phone,
    avatarUrl: user.avatarKey && fileLink(user.avatarKey),
    employeeId: user.employeeId,
    mainLocationId: user.mainLocationId,
    locationIds: user.locationIds,
    isOrganisationCreated: user.isCreated,
    hasSampleData: await hasSampleData(),
    organisationStatus: account.organisationStatus,
    licenseFunctionalities: account.entitlements.licence,
    metricsEnabled: account.entitlements.metricsEnabled,
    organisationId: account.organisationId,
    organisationName: user.organisationName,
    organisationLogoUrl: user.logoKey && fileLink(user.logoKey),
    country: user.country,
    timeZone: user.timeZone,
    currency: user.currency,
    dateFormat: user.dateFormat,
    timeFormat: user.timeFormat,
    firstDayOfWeek: user.firstDayOfWeek,
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
  const user = await databaseOf(db.connection())
    .selectFrom('users')
    .select(['version', 'name', 'surname', 'email', 'phone'])
    .where('id', '=', account.userId)
    .executeTakeFirstOrThrow()
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
