import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
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
type Row = StoredRegistration & { hash: string; alive: boolean }

/** Days for which a late confirmation is answered as expired; after that the registration is forgotten. */
const rememberedDays = 7

/** Keeps a registration until its address is confirmed. The answer is the only place its secret exists. */
export async function keepRegistration(
  trx: TransactionClientContract,
  { passwordHash, ...given }: Omit<RegistrationInput, 'password'> & { passwordHash: string },
  now = Date.now()
): Promise<string> {
  await trx
    .from('registrations')
    .where('expires_at', '<', new Date(now - rememberedDays * 86_400_000))
    .delete()
  const id = newId()
  const { link, secretHash } = newSecretLink(id)
  await trx.table('registrations').insert({
    id,
    email: given.email,
    company_name: given.companyName,
    name: given.name,
    surname: given.surname,
    language: given.language,
    password_hash: passwordHash,
    secret_hash: secretHash,
    terms_accepted_at: new Date(now),
    expires_at: new Date(now + registrationHours * 3_600_000),
  })
  return link
}

/** The newest registration of an address that can still be confirmed. */
export async function waitingRegistration(email: string) {
  const answer = (await db.rawQuery(
    `select email, company_name as "companyName", name, surname, language, password_hash as "passwordHash"
     from registrations where lower(email) = lower(?) and expires_at > now() order by expires_at desc limit 1`,
    [email]
  )) as { rows: Omit<StoredRegistration, 'id' | 'termsAcceptedAt'>[] }
  const [found] = answer.rows
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
  const answer = (await trx.rawQuery(
    `select id, email, company_name as "companyName", name, surname, language, password_hash as "passwordHash",
       terms_accepted_at as "termsAcceptedAt", secret_hash as hash, expires_at > now() as alive
     from registrations where id = ? for update`,
    [read.id]
  )) as { rows: Row[] }
  const found = answer.rows[0]
  if (!found || !read.matches(found.hash)) throw new DomainError('onboarding.registration_invalid')
  if (!found.alive) throw new DomainError('onboarding.registration_expired')
  const { hash: _hash, alive: _alive, ...registration } = found
  return registration
}
