import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { Account } from '#app/core/http/account'
import { DomainError } from '#app/core/errors/domain_error'
import { attempts } from '#app/identity/limits/attempts'
import { remember } from '#app/identity/accounts/remember'
import { requireOneself } from '#app/identity/accounts/require_oneself'
import { AccountChanged } from '#app/identity/accounts/account_changed'
import { newAuthenticatorSecret, stepOfCode } from '#app/identity/two_factor/authenticator'
import { endChallenges } from '#app/identity/two_factor/challenge'
import { newRecoveryCodes } from '#app/identity/two_factor/recovery_codes'
import { forgetAllDevices, trustedDevices } from '#app/identity/two_factor/trusted_devices'
import type { AuthenticatorSecret, TwoFactorMethod, TwoFactorState } from '#contracts/identity'

type UserRow = {
  email: string
  password_hash: string | null
  two_factor: TwoFactorMethod
  totp_secret: string | null
}
type Choice = { method: TwoFactorMethod; password: string; code: string | null; ip: string }

export async function twoFactorState(userId: string): Promise<TwoFactorState> {
  const user = (await db.from('users').where('id', userId).firstOrFail()) as UserRow
  const left = await db
    .from('recovery_codes')
    .where('user_id', userId)
    .whereNull('used_at')
    .count('* as count')
    .firstOrFail()
  return {
    method: user.two_factor,
    recoveryCodesLeft: user.two_factor === 'totp' ? Number(left.count) : 0,
    trustedDevices: await trustedDevices(userId),
  }
}

/**
 * A new secret for an authenticator app. It counts once a code made with it has been entered; until then the way of
 * signing in stays as it is.
 *
 * @throws identity.current_password_wrong
 * @throws identity.two_factor_is_on while the app is in use: its secret must not be replaced unseen
 */
export async function prepareAuthenticator(
  account: Account,
  { password, ip }: { password: string; ip: string }
): Promise<AuthenticatorSecret> {
  const user = await provenOwner(account, password, ip)
  if (user.two_factor === 'totp') throw new DomainError('identity.two_factor_is_on')
  const { stored, secret, address } = newAuthenticatorSecret(user.email)
  await db.from('users').where('id', account.userId).update({ totp_secret: stored, totp_last_step: null })
  return { secret, address }
}

/**
 * Chooses the second step of one's own sign-in. Trusted devices are forgotten, since they were trusted for another one.
 *
 * @returns recovery codes for an authenticator app, shown once; otherwise none
 * @throws identity.current_password_wrong
 * @throws identity.wrong_code when the app's code does not fit its secret
 */
export async function chooseTwoFactor(
  account: Account,
  { method, password, code, ip }: Choice
): Promise<string[]> {
  const user = await provenOwner(account, password, ip)
  const step =
    method === 'totp' && user.totp_secret !== null && code !== null
      ? stepOfCode(user.totp_secret, code)
      : null
  if (method === 'totp' && step === null) throw new DomainError('identity.wrong_code', { left: 0 })
  const codes = await db.transaction(async (trx) => {
    const secret = method === 'totp' ? { totp_last_step: step } : { totp_secret: null, totp_last_step: null }
    await trx
      .from('users')
      .where('id', account.userId)
      .update({ two_factor: method, ...secret })
    if (method === 'totp') return newRecoveryCodes(trx, account.userId)
    await trx.from('recovery_codes').where('user_id', account.userId).delete()
    return []
  })
  await forgetAllDevices(account.userId)
  await endChallenges(account.userId)
  await remember(`two_factor_${method}`, { ...account, ip })
  await AccountChanged.tell(account, 'two_factor')
  return codes
}

/** Asks for the password before anything that guards the account changes; guesses count like those at sign-in. */
async function provenOwner(account: Account, password: string, ip: string): Promise<UserRow> {
  requireOneself(account)
  const user = (await db.from('users').where('id', account.userId).firstOrFail()) as UserRow
  await attempts.admit({ email: user.email, ip })
  if (!user.password_hash || !(await hash.verify(user.password_hash, password)))
    throw new DomainError('identity.current_password_wrong', { field: 'password' })
  await attempts.succeeded({ email: user.email, ip })
  return user
}
