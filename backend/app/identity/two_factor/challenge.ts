import { randomInt } from 'node:crypto'
import i18nManager from '@adonisjs/i18n/services/main'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { DomainError } from '#app/core/errors/domain_error'
import { escapedHtml } from '#app/core/mail/escaped_html'
import { sendMail } from '#app/core/mail/send_mail'
import { newId } from '#app/core/models/new_id'
import { limiter, take } from '#app/identity/limits/limiter'
import { localeOf, type LanguageId } from '#contracts/enums'
import type { SignInChallenge } from '#contracts/identity'

const challengeMinutes = 10
/** Wrong codes after which the challenge is over and the password is asked for again. */
export const mostWrongCodes = 5
/** Codes one account may be mailed within the window; the password was right each time. */
const mailsPerWindow = { most: 8, seconds: 15 * 60 }

type Recipient = { email: string; name: string; language: LanguageId; organisation_id: string | null }

/** Asks for the second proof; by e-mail, the code is on its way with the answer. */
export async function challenge(
  userId: string,
  method: SignInChallenge['method'],
  remember: boolean
): Promise<SignInChallenge> {
  const id = newId()
  await db.from('sign_in_challenges').where('user_id', userId).where('expires_at', '<', new Date()).delete()
  const expires_at = new Date(Date.now() + challengeMinutes * 60_000)
  await db.table('sign_in_challenges').insert({ id, user_id: userId, method, remember, expires_at })
  if (method === 'email') await mailCode(id, userId)
  return { id, method }
}

/**
 * Mails another code; the one before stops working.
 *
 * @throws identity.challenge_ended
 * @throws identity.too_many_attempts
 */
export async function mailAgain(id: string): Promise<void> {
  const open = (await db
    .from('sign_in_challenges as c')
    .join('users as u', 'u.id', 'c.user_id')
    .where({ 'c.id': id, 'c.method': 'email', 'u.status': 'active' })
    .where('c.expires_at', '>', new Date())
    .where('c.wrong_codes', '<', mostWrongCodes)
    .select('c.user_id')
    .first()) as { user_id: string } | null
  if (!open) throw new DomainError('identity.challenge_ended')
  await mailCode(id, open.user_id)
}

/** Users between the two factors have to start again: the challenge they answer was for the earlier credentials. */
export const endChallenges = (userId: string, client: Pick<typeof db, 'from'> = db): Promise<unknown> =>
  client.from('sign_in_challenges').where('user_id', userId).delete()

async function mailCode(id: string, userId: string): Promise<void> {
  await take(limiter('code_mails', mailsPerWindow.most, mailsPerWindow.seconds), userId)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await db
    .from('sign_in_challenges')
    .where('id', id)
    .update({ code_hash: await hash.make(code) })
  await send((await db.from('users').where('id', userId).firstOrFail()) as Recipient, code)
}

async function send(to: Recipient, code: string): Promise<void> {
  const locale = localeOf(to.language)
  const i18n = i18nManager.locale(locale)
  const values = { name: to.name, code, minutes: challengeMinutes }
  const say = (key: string) => i18n.formatMessage(`account_mails.sign_in_code.${key}`, values)
  const [greeting, words, ignore] = [say('greeting'), say('text'), say('ignore')]
  const shown = `<p style="font-size: 28px; letter-spacing: 6px"><strong>${code}</strong></p>`
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><body style="font-family: sans-serif; line-height: 1.5">
<p>${escapedHtml(greeting)}</p><p>${escapedHtml(words)}</p>${shown}<p>${escapedHtml(ignore)}</p></body></html>`
  const text = [greeting, words, code, ignore].join('\n\n')
  await sendMail({
    ...{ organisationId: to.organisation_id, to: to.email, locale },
    ...{ subject: say('subject'), text, html },
  })
}
