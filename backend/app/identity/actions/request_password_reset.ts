import { setTimeout as wait } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { limiter, mayMail, take } from '#app/identity/limits/limiter'
import { networkOf } from '#app/identity/limits/network_of'
import { nameOfOrganisation, sendLink, type LinkRecipient } from '#app/identity/links/send_link'
import { interfaces, isBackOfficeRole, type Role } from '#contracts/enums'

/** Mails an address may ask for, and a network address for any, within the window. */
const resetLimits = { perEmail: 3, perIp: 30, windowSeconds: 15 * 60 }
/** Every answer takes at least this long, whether there is an account to write to or not. */
const answerMs = 400

type Row = LinkRecipient & { role: Role; status: string }
type ResetRequest = { email: string; interface: number; ip: string }

const perEmail = () => limiter('reset_email', resetLimits.perEmail, resetLimits.windowSeconds)
const perIp = () => limiter('reset_ip', resetLimits.perIp, resetLimits.windowSeconds)

/**
 * Mails a link for a new password, or another invitation if the account was never opened. Says nothing about whether
 * the address is known, neither in words nor by the time it takes.
 *
 * @throws identity.too_many_attempts from one network address
 */
export async function requestPasswordReset({ email, interface: face, ip }: ResetRequest): Promise<void> {
  await take(perIp(), networkOf(ip))
  const done = wait(answerMs)
  if (await mayMail(perEmail(), email)) await send(email, face)
  await done
}

async function send(email: string, face: number): Promise<void> {
  const answer = (await db.rawQuery(
    `select id, organisation_id as "organisationId", email, name, language, role, status
     from users where lower(email) = lower(?) and status in ('active', 'invited')`,
    [email]
  )) as { rows: Row[] }
  const user = answer.rows[0]
  if (!user || isBackOfficeRole(user.role) !== (face === interfaces.backOffice)) return
  const organisation = await nameOfOrganisation(user.organisationId)
  const purpose = user.status === 'invited' ? 'activation' : 'password_reset'
  await db.transaction((trx) => sendLink(trx, user, purpose, organisation))
}
