import { sql } from 'kysely'
import { database, json } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { addAccounts } from '#app/identity/public/add_accounts'
import type { RegionalDefaults } from '#app/organisation/company/regional_defaults'
import { licenceFeatures, organisationStatuses, roles, type LanguageId } from '#contracts/enums'
import type { Day } from '#contracts/schedule'

export type NewOrganisation = {
  name: string
  /** ISO 3166-1 alpha-2. */
  country: string
  language: LanguageId
  trialDays: number
  /** What it begins with. */
  regional: RegionalDefaults
  administrator: {
    id: string
    name: string
    surname: string
    email: string
    /** `null` if the address is not confirmed yet; an invitation then asks for a password. */
    passwordHash: string | null
    /** The organisation's if left out. */
    language?: LanguageId
    /** E.164. */
    phone?: string | null
  }
}

/**
 * Makes the organisation of the current unit of work, which does not exist yet: on trial with everything there is, with
 * the settings given, and its first administrator. It counts as not created until its first data are there.
 *
 * @returns whether it was made: false if the address has got an account meanwhile; roll the unit of work back then
 */
export async function openOrganisation({
  administrator,
  country,
  trialDays,
  regional,
  ...given
}: NewOrganisation): Promise<boolean> {
  const organisationId = organisationContext.current().id
  const { currency, timeZone, timeFormat, dateFormat, firstDayOfWeek } = regional
  await database()
    .insertInto('organisations')
    .values({
      ...{ id: organisationId, name: given.name, language: given.language, country, currency },
      ...{ timeZone, timeFormat, dateFormat, firstDayOfWeek, metricsEnabled: true },
      ...{ status: organisationStatuses.trial, isCreated: false },
      trialEndsOn: sql<Day>`(now() at time zone ${timeZone})::date + ${trialDays}::int`,
      licenceFeatures: json(Object.fromEntries(licenceFeatures.map((feature) => [feature, true]))),
    })
    .execute()
  const { id, name, surname, email, passwordHash, language = given.language, phone = null } = administrator
  const role = roles.organisationAdmin
  const made = await addAccounts([{ id, email, role, language, name, surname, passwordHash }])
  if (!made.has(id)) return false
  const person = { name, surname, email, role, language, phone }
  // The person who sets a company up is rarely on its rota; the person's page turns it on.
  await database()
    .insertInto('employees')
    .values({ id: newId(), organisationId, userId: id, ...person, disabledInSchedule: true })
    .execute()
  return true
}
