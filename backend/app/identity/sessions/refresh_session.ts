import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DomainError } from '#app/core/errors/domain_error'
import { hubs } from '#app/core/hubs/hubs'
import { hashOf, newRefreshToken, sessionHours, sessionOf } from '#app/identity/sessions/session_tokens'
import { signAccessToken } from '#app/identity/sessions/access_token'
import { loadAccount } from '#app/identity/sessions/load_account'
import { roles, type Role } from '#contracts/enums'

/** Seconds during which the token before the last is still taken: two tabs may refresh at once. */
const graceSeconds = 20

type SessionRow = { id: string; role: Role; remember: boolean; is_current: boolean; is_previous: boolean }
export type Refreshed = {
  token: string
  /** null when another tab has just rotated it and the browser already holds the new one. */
  refreshToken: string | null
  remember: boolean
}

/**
 * Exchanges the refresh cookie for a new access token and rotates the cookie.
 * An old cookie of the session that comes back later, however old, was stolen or copied: the session ends.
 *
 * @throws identity.session_ended
 */
export async function refreshSession({
  userId,
  presented,
}: {
  userId: string
  presented: string | null
}): Promise<Refreshed> {
  const sessionId = presented && sessionOf(presented)
  if (!sessionId) throw new DomainError('identity.session_ended')
  // The ending of a misused session must survive the refusal, so the refusal is thrown outside.
  const refreshed = await db.transaction((trx) => rotate(trx, { sessionId, userId, presented }))
  if (refreshed === 'misused') await hubs.disconnectSession(sessionId)
  // Also asks whether the organisation still is a customer.
  if (typeof refreshed === 'string' || !(await loadAccount({ userId, sessionId })))
    throw new DomainError('identity.session_ended')
  const { role, remember, refreshToken } = refreshed
  const isInAdminRole = role === roles.organisationAdmin || role >= roles.backOfficeAdmin
  const token = await signAccessToken({ userId, sessionId, isInAdminRole })
  return { token, refreshToken, remember }
}

type Presented = { sessionId: string; userId: string; presented: string }
type Rotated = { role: Role; remember: boolean; refreshToken: string | null }

async function rotate(
  trx: TransactionClientContract,
  { sessionId, userId, presented }: Presented
): Promise<Rotated | 'unknown' | 'misused'> {
  const hash = hashOf(presented)
  const answer = (await trx.rawQuery(
    `select s.id, u.role, s.remember, s.token_hash = ? as is_current,
       coalesce(s.previous_hash = ? and s.rotated_at > now() - make_interval(secs => ?), false) as is_previous
     from sessions s join users u on u.id = s.user_id
     where s.id = ? and s.user_id = ? and u.status = 'active' and s.revoked_at is null and s.expires_at > now()
     for update of s`,
    [hash, hash, graceSeconds, sessionId, userId]
  )) as { rows: SessionRow[] }
  const session = answer.rows[0]
  if (!session) return 'unknown'
  const { role, remember } = session
  if (session.is_previous) return { role, remember, refreshToken: null }
  if (!session.is_current) {
    await trx.from('sessions').where('id', sessionId).update({ revoked_at: new Date() })
    return 'misused'
  }
  const refreshToken = newRefreshToken(sessionId)
  await trx
    .from('sessions')
    .where('id', sessionId)
    .update({
      token_hash: hashOf(refreshToken),
      previous_hash: hash,
      rotated_at: new Date(),
      expires_at: new Date(Date.now() + sessionHours(remember) * 3_600_000),
    })
  return { role, remember, refreshToken }
}
