import { sql } from 'kysely'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { database, databaseOf } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext, trx } from '#app/core/organisation_context'
import { limiter, take } from '#app/identity/public/limiter'
import { regionalSettings } from '#app/office/public/regional_settings'
import { openOrganisation } from '#app/organisation/public/open_organisation'
import { openRegistration, type StoredRegistration } from '#app/onboarding/links/pending_registration'
import { languages, roles, type LanguageId } from '#contracts/enums'
import { trialDays } from '#contracts/onboarding'

/** Passwords that may be tried on one link. */
const tries = { points: 10, windowSeconds: 60 * 60 }

/** Until the extra data form is filled in. */
const countryOf = (language: LanguageId): string => (language === languages['vi-VN'] ? 'VN' : 'PL')

type Confirmation = { link: string; password: string; ip: string }

/**
 * Makes the company and its first administrator. The password is asked for once more: the reader of the mail need not
 * be the person who registered, and must not open an account to which another person knows the password.
 *
 * @throws onboarding.registration_invalid
 * @throws onboarding.registration_expired
 * @throws onboarding.password_differs
 * @throws identity.too_many_attempts
 */
export async function confirmRegistration({ link, password, ip }: Confirmation): Promise<{ email: string }> {
  const pending = await db.transaction((outer) => openRegistration(outer, link))
  await take(limiter('confirm_registration', tries.points, tries.windowSeconds), pending.id)
  if (!(await hash.verify(pending.passwordHash, password)))
    throw new DomainError('onboarding.password_differs', { field: 'password' })
  const [organisationId, userId] = [newId(), newId()]
  const actor = {
    ...{ userId, organisationId, role: roles.organisationAdmin, ip },
    ...{ employeeId: null, locationIds: null, impersonatorUserId: null },
  }
  await organisationContext.run(organisationId, () => makeCompany(link, userId), actor)
  return { email: pending.email }
}

async function makeCompany(link: string, userId: string): Promise<void> {
  // Read again under its lock: two who confirm at once must not make two companies.
  const registration = await openRegistration(trx(), link)
  const organisation = organisationOf(registration, userId)
  const regional = await regionalSettings(organisation.country)
  if (!(await openOrganisation({ ...organisation, regional })))
    throw new DomainError('onboarding.registration_invalid')
  const organisationId = organisationContext.current().id
  const { termsAcceptedAt } = registration
  await database()
    .insertInto('onboardings')
    .values({ id: newId(), organisationId, step: 'company', termsAcceptedAt })
    .execute()
  await database().deleteFrom('registrations').where('id', '=', registration.id).execute()
  // Later: a concurrent confirmation may hold locks on others of this address while it waits for this one.
  organisationContext.afterCommit(() =>
    databaseOf(db.connection())
      .deleteFrom('registrations')
      .where(sql<boolean>`lower(email) = lower(${registration.email})`)
      .execute()
  )
  await record({
    action: 'onboarding.register',
    entity: 'organisation',
    entityId: organisationId,
    after: { name: registration.companyName, email: registration.email, termsAcceptedAt },
  })
}

const organisationOf = (registration: StoredRegistration, userId: string) => ({
  name: registration.companyName,
  country: countryOf(registration.language),
  language: registration.language,
  trialDays,
  administrator: {
    id: userId,
    name: registration.name,
    surname: registration.surname,
    email: registration.email,
    passwordHash: registration.passwordHash,
  },
})
