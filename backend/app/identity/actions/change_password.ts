import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { Account } from '#app/core/http/account'
import { DomainError } from '#app/core/errors/domain_error'
import { attempts } from '#app/identity/limits/attempts'
import { endOtherSessions } from '#app/identity/sessions/own_sessions'
import { remember } from '#app/identity/accounts/remember'
import { requireOneself } from '#app/identity/accounts/require_oneself'
import { AccountChanged } from '#app/identity/accounts/account_changed'
import { requireStrong } from '#app/identity/accounts/password_strength'
import { endChallenges } from '#app/identity/two_factor/challenge'

type PasswordChange = { current: string; password: string; ip: string }

/**
 * Replaces one's own password; every other device is signed out, and a sign-in that is half way has to start again.
 * Wrong guesses of the current one count as guesses at sign-in.
 *
 * @throws identity.too_many_attempts
 * @throws identity.current_password_wrong
 * @throws identity.password_weak
 * @throws core.forbidden while impersonating another user
 */
export async function changePassword(
  account: Account,
  { current, password, ip }: PasswordChange
): Promise<void> {
  requireOneself(account)
  requireStrong(password)
  const user = (await db.from('users').where('id', account.userId).firstOrFail()) as {
    email: string
    password_hash: string | null
  }
  await attempts.admit({ email: user.email, ip })
  if (!user.password_hash || !(await hash.verify(user.password_hash, current)))
    throw new DomainError('identity.current_password_wrong', { field: 'current' })
  await attempts.succeeded({ email: user.email, ip })
  const secret = await hash.make(password)
  await db.from('users').where('id', account.userId).update({ password_hash: secret })
  await endOtherSessions(account)
  await endChallenges(account.userId)
  await db.from('account_links').where({ user_id: account.userId, purpose: 'password_reset' }).delete()
  await remember('change_password', { ...account, ip })
  await AccountChanged.tell(account, 'password')
}
