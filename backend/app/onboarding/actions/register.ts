import { setTimeout as wait } from 'node:timers/promises'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { sendMail } from '#app/core/mail/send_mail'
import { accountOfAddress } from '#app/identity/public/account_of_address'
import { limiter, mayMail, take } from '#app/identity/public/limiter'
import { networkOf } from '#app/identity/public/network_of'
import { requireStrong } from '#app/identity/public/password_strength'
import { keepRegistration } from '#app/onboarding/links/pending_registration'
import { confirmationMail, existingAccountMail } from '#app/onboarding/mails/registration_mails'
import type { RegistrationInput } from '#contracts/onboarding'

/** Mails an address may be sent, and registrations from a network address, within the window. */
export const registrationLimits = { perEmail: 3, perIp: 20, windowSeconds: 60 * 60 }
/** Every answer takes at least this long, whether there is an account or not. */
const answerMs = 400

const open = () => ({
  email: limiter('register_email', registrationLimits.perEmail, registrationLimits.windowSeconds),
  ip: limiter('register_ip', registrationLimits.perIp, registrationLimits.windowSeconds),
})

/**
 * Keeps a company's registration and mails the link that confirms it; a person who has an account is mailed that
 * instead. Says nothing about whether the address is known, neither in words nor by the time it takes.
 *
 * @throws identity.password_weak
 * @throws identity.too_many_attempts from one network address
 */
export async function register({ password, ...given }: RegistrationInput, ip: string): Promise<void> {
  requireStrong(password)
  await take(open().ip, networkOf(ip))
  const done = wait(answerMs)
  const passwordHash = await hash.make(password)
  if (await mayMail(open().email, given.email)) await answerByMail({ ...given, passwordHash })
  await done
}

async function answerByMail(
  given: Omit<RegistrationInput, 'password'> & { passwordHash: string }
): Promise<void> {
  const account = await accountOfAddress(given.email)
  if (account) return void (await sendMail(existingAccountMail(account)))
  const link = await db.transaction((trx) => keepRegistration(trx, given))
  await sendMail(confirmationMail(given, link))
}
