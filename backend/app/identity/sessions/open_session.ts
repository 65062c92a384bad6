import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { forgetOldSignIns, noteSignIn } from '#app/identity/sessions/sign_in_history'
import { remember } from '#app/identity/accounts/remember'
import { hashOf, newRefreshToken, sessionHours } from '#app/identity/sessions/session_tokens'
import { signAccessToken } from '#app/identity/sessions/access_token'
import { roles, type Role } from '#contracts/enums'

export type SignedIn = { userId: string; token: string; refreshToken: string; remember: boolean }
export type SessionOwner = { id: string; organisationId: string | null; role: Role }
type Device = { rememberMe: boolean; userAgent: string | null; ip: string }

/** Opens a session for an authenticated user. */
export async function openSession(
  { id, organisationId, role }: SessionOwner,
  { rememberMe, userAgent, ip }: Device
): Promise<SignedIn> {
  await clearExpired(id)
  const sessionId = newId()
  const refreshToken = newRefreshToken(sessionId)
  await db.table('sessions').insert({
    id: sessionId,
    user_id: id,
    token_hash: hashOf(refreshToken),
    expires_at: new Date(Date.now() + sessionHours(rememberMe) * 3_600_000),
    remember: rememberMe,
    user_agent: userAgent?.slice(0, 300) ?? null,
  })
  await db.from('users').where('id', id).update({ last_signed_in_at: new Date() })
  await noteSignIn({ userId: id, outcome: 'signed_in', userAgent, ip })
  await remember('sign_in', { userId: id, organisationId, role, ip })
  const isInAdminRole = role === roles.organisationAdmin || role >= roles.backOfficeAdmin
  const token = await signAccessToken({ userId: id, sessionId, isInAdminRole })
  return { userId: id, token, refreshToken, remember: rememberMe }
}

/** Each sign-in cleans up: the user's old sessions, and counters of attempts that no longer count. */
async function clearExpired(userId: string, now = new Date()): Promise<void> {
  await db.from('sessions').where('user_id', userId).where('expires_at', '<', now).delete()
  await forgetOldSignIns(userId, now)
  await db.from('rate_limits').where('expire', '<', now.getTime()).delete()
}
