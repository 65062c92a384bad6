import db from '@adonisjs/lucid/services/db'
import { sendMail } from '#app/core/mail/send_mail'
import { isPassword } from '#app/core/passwords/is_password'
import { emailKey, limiter, mayMail, take } from '#app/identity/public/limiter'
import { networkOf } from '#app/identity/public/network_of'
import { registrationLimits } from '#app/onboarding/actions/register'
import { keepRegistration, waitingRegistration } from '#app/onboarding/links/pending_registration'
import { confirmationMail } from '#app/onboarding/mails/registration_mails'
import type { RegistrationReminder } from '#contracts/onboarding'

/** Passwords that may be tried for an address, and from a network address, within an hour. */
export const reminderLimits = { perEmail: 10, perIp: 60, windowSeconds: 60 * 60 }

const open = () => ({
  email: limiter('remind_email', reminderLimits.perEmail, reminderLimits.windowSeconds),
  ip: limiter('remind_ip', reminderLimits.perIp, reminderLimits.windowSeconds),
  mail: limiter('register_email', registrationLimits.perEmail, registrationLimits.windowSeconds),
})

/**
 * Mails the link of a registration again to a person who signs in with its password before it is confirmed. Without the
 * password nothing is said, in the same time; links mailed before keep working.
 *
 * @throws identity.too_many_attempts
 */
export async function remindRegistration(
  { email, password }: { email: string; password: string },
  ip: string
): Promise<RegistrationReminder> {
  await take(open().ip, networkOf(ip))
  await take(open().email, emailKey(email))
  const waiting = await waitingRegistration(email)
  const matches = await isPassword(password, waiting?.passwordHash ?? null)
  if (!waiting || !matches) return { waits: false, sent: false }
  const sent = await mayMail(open().mail, waiting.email)
  if (sent) {
    const link = await db.transaction((trx) => keepRegistration(trx, waiting))
    await sendMail(confirmationMail(waiting, link))
  }
  return { waits: true, sent }
}
