import { sql } from 'kysely'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { databaseOf, now as moment } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { newSecretLink, readSecretLink } from '#app/identity/public/secret_link'
import type { LanguageId } from '#contracts/enums'
import { registrationHours, type RegistrationInput } from '#contracts/onboarding'

export type StoredRegistration = Omit<RegistrationInput, 'password' | 'acceptsTerms'> & {
  id: string
  language: LanguageId
  passwordHash: string
  termsAcceptedAt: Date
}

/** Days for which a late confirmation is answered as expired; after that the registration is forgotten. */
const rememberedDays = 7

/** Keeps a registration until its address is confirmed. The answer is the only place its secret exists. */
export async function keepRegistration(
  trx: TransactionClientContract,
  { passwordHash, ...given }: Omit<RegistrationInput, 'password'> & { passwordHash: string },
  now = Date.now()
): Promise<string> {
  const registrations = databaseOf(trx)
  await registrations
    .deleteFrom('registrations')
    .where('expiresAt', '<', new Date(now - rememberedDays * 86_400_000))
    .execute()
  const id = newId()
  const { link, secretHash } = newSecretLink(id)
  const { email, companyName, name, surname, language } = given
  await registrations
    .insertInto('registrations')
    .values({
      ...{ id, email, companyName, name, surname, language, passwordHash, secretHash },
      termsAcceptedAt: new Date(now),
      expiresAt: new Date(now + registrationHours * 3_600_000),
    })
    .execute()
  return link
}

/** The newest registration of an address that can still be confirmed. */
export async function waitingRegistration(email: string) {
  const found = await databaseOf(db.connection())
    .selectFrom('registrations')
    .select(['email', 'companyName', 'name', 'surname', 'language', 'passwordHash'])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('expiresAt', '>', moment)
    .orderBy('expiresAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  // Only registrations with accepted terms are stored.
  return found && { ...found, acceptsTerms: true as const }
}

/**
 * The registration a link confirms; its row stays locked until the transaction ends.
 *
 * @throws onboarding.registration_invalid also for one that was confirmed or never existed
 * @throws onboarding.registration_expired
 */
export async function openRegistration(
  trx: TransactionClientContract,
  link: string
): Promise<StoredRegistration> {
  const read = readSecretLink(link)
  if (!read) throw new DomainError('onboarding.registration_invalid')
  const found = await databaseOf(trx)
    .selectFrom('registrations')
    .select(['id', 'email', 'companyName', 'name', 'surname', 'language', 'passwordHash', 'termsAcceptedAt'])
    .select((eb) => ['secretHash', eb('expiresAt', '>', moment).as('alive')])
    .where('id', '=', read.id)
    .forUpdate()
    .executeTakeFirst()
  if (!found || !read.matches(found.secretHash)) throw new DomainError('onboarding.registration_invalid')
  if (!found.alive) throw new DomainError('onboarding.registration_expired')
  const { secretHash: _hash, alive: _alive, ...registration } = found
  return registration
}
