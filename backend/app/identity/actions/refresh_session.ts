import db from '@adonisjs/lucid/services/db'
import { DomainError } from '#app/core/errors/domain_error'
import { hashOf, newRefreshToken, sessionHours } from '#app/identity/actions/session_tokens'
import { signAccessToken } from '#app/identity/public/access_token'
import { roles, type Role } from '#contracts/enums'

/** Seconds during which the token before the last is still taken: two tabs may refresh at once. */
const graceSeconds = 20

type SessionRow = {
  id: string
  user_id: string
  role: Role
  token_hash: string
  remember: boolean
  is_within_grace: boolean
}
export type Refreshed = {
  token: string
  /** null when another tab has just rotated it and the browser already holds the new one. */
  refreshToken: string | null
  remember: boolean
}

/**
 * Exchanges the refresh cookie for a new access token and rotates the cookie.
 * An old cookie that comes back later was stolen or copied: the session ends.
 *
 * @throws identity.session_ended
 */
export class RefreshSession {
  async handle({ userId, presented }: { userId: string; presented: string | null }): Promise<Refreshed> {
    if (!presented) throw new DomainError('identity.session_ended')
    // The ending of a misused session must survive the refusal, so the refusal is thrown outside.
    const refreshed = await db.transaction(async (trx) => {
      const hash = hashOf(presented)
      const answer = (await trx.rawQuery(
        `select s.id, s.user_id, u.role, s.token_hash, s.remember,
           s.rotated_at > now() - make_interval(secs => ?) as is_within_grace
         from sessions s join users u on u.id = s.user_id
         where (s.token_hash = ? or s.previous_hash = ?) and s.user_id = ? and u.status = 'active'
           and s.revoked_at is null and s.expires_at > now()
         for update of s`,
        [graceSeconds, hash, hash, userId]
      )) as { rows: SessionRow[] }
      const session = answer.rows[0]
      if (!session) return null
      const isCurrent = session.token_hash === hash
      if (!isCurrent && !session.is_within_grace) {
        await trx.from('sessions').where('id', session.id).update({ revoked_at: new Date() })
        return null
      }
      const refreshToken = isCurrent ? newRefreshToken() : null
      if (refreshToken) {
        await trx
          .from('sessions')
          .where('id', session.id)
          .update({
            token_hash: hashOf(refreshToken),
            previous_hash: hash,
            rotated_at: new Date(),
            expires_at: new Date(Date.now() + sessionHours(session.remember) * 3_600_000),
          })
      }
      return { session, refreshToken }
    })
    if (!refreshed) throw new DomainError('identity.session_ended')
    const { session, refreshToken } = refreshed
    const isInAdminRole = session.role === roles.organisationAdmin || session.role >= roles.backOfficeAdmin
    const token = await signAccessToken({ userId, sessionId: session.id, isInAdminRole })
    return { token, refreshToken, remember: session.remember }
  }
}
