import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DomainError } from '#app/core/errors/domain_error'
import { limiter } from '#app/identity/limits/limiter'
import { openSession, type SignedIn } from '#app/identity/sessions/open_session'
import { noteSignIn } from '#app/identity/sessions/sign_in_history'
import { mostWrongCodes } from '#app/identity/two_factor/challenge'
import { stepOfCode } from '#app/identity/two_factor/authenticator'
import { useRecoveryCode } from '#app/identity/two_factor/recovery_codes'
import type { Role } from '#contracts/enums'

type Answer = { id: string; code: string; ip: string; userAgent: string | null }
type Open = {
  user_id: string
  organisation_id: string | null
  role: Role
  status: string
  method: 'email' | 'totp'
  code_hash: string | null
  totp_secret: string | null
  totp_last_step: string | null
  wrong_codes: number
  remember: boolean
}

/**
 * Opens the session once the second proof is right. A challenge takes five wrong codes, and one right one.
 *
 * @throws identity.challenge_ended
 * @throws identity.wrong_code with how many tries are left
 * @throws identity.too_many_attempts after twenty wrong codes of one account within an hour
 */
export async function answerChallenge({ id, code, ip, userAgent }: Answer): Promise<SignedIn> {
  // A wrong code must stay counted, so the refusal is thrown outside.
  const outcome = await db.transaction((trx) => judge(trx, id, code))
  if ('left' in outcome) {
    await noteSignIn({ userId: outcome.userId, outcome: 'wrong_code', userAgent, ip })
    throw new DomainError('identity.wrong_code', { left: outcome.left })
  }
  const { user_id, organisation_id, role, remember } = outcome
  const owner = { id: user_id, organisationId: organisation_id, role }
  return openSession(owner, { rememberMe: remember, userAgent, ip })
}

/**
 * An attacker who knows the password could request challenge after challenge, so wrong codes are limited per account.
 */
const perAccount = { most: 20, seconds: 60 * 60 }
const wrongCodes = (trx: TransactionClientContract) =>
  limiter('wrong_codes', perAccount.most, perAccount.seconds, trx)

async function requireTriesLeft(trx: TransactionClientContract, userId: string): Promise<void> {
  const used = await wrongCodes(trx).get(userId)
  if (!used || used.consumedPoints < perAccount.most) return
  throw new DomainError('identity.too_many_attempts', { minutes: Math.ceil(used.msBeforeNext / 60_000) })
}

type Wrong = { userId: string; left: number }

/** The challenge when the code is right; otherwise how many tries are left. */
async function judge(trx: TransactionClientContract, id: string, code: string): Promise<Open | Wrong> {
  const answer = (await trx.rawQuery(
    `select c.user_id, u.organisation_id, u.role, u.status, c.method, c.code_hash, u.totp_secret, u.totp_last_step,
       c.wrong_codes, c.remember
     from sign_in_challenges c join users u on u.id = c.user_id
     where c.id = ? and c.expires_at > now() and c.wrong_codes < ? and u.status = 'active' for update of c, u`,
    [id, mostWrongCodes]
  )) as { rows: Open[] }
  const open = answer.rows[0]
  if (!open) throw new DomainError('identity.challenge_ended')
  await requireTriesLeft(trx, open.user_id)
  if (await isRight(trx, open, code)) {
    await trx.from('sign_in_challenges').where('user_id', open.user_id).delete()
    return open
  }
  await trx
    .from('sign_in_challenges')
    .where('id', id)
    .update({ wrong_codes: open.wrong_codes + 1 })
  // While the user's row is locked, so that codes sent at once for several challenges are all counted.
  await wrongCodes(trx).penalty(open.user_id)
  return { userId: open.user_id, left: mostWrongCodes - open.wrong_codes - 1 }
}

async function isRight(trx: TransactionClientContract, open: Open, code: string): Promise<boolean> {
  if (open.method === 'email') return open.code_hash !== null && hash.verify(open.code_hash, code)
  if (!/^\d{6}$/.test(code)) return useRecoveryCode(trx, open.user_id, code)
  const step = open.totp_secret === null ? null : stepOfCode(open.totp_secret, code)
  if (step === null || step <= Number(open.totp_last_step ?? 0)) return false
  await trx.from('users').where('id', open.user_id).update({ totp_last_step: step })
  return true
}
