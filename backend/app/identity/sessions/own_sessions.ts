import db from '@adonisjs/lucid/services/db'
import { notFound } from '#app/core/errors/domain_error'
import { hubs } from '#app/core/hubs/hubs'
import type { OwnSession } from '#contracts/identity'

type SessionRow = {
  id: string
  user_agent: string | null
  created_at: Date
  rotated_at: Date
  remember: boolean
}
type Own = { userId: string; sessionId: string }

/** A user's sessions, the last used first. */
export async function ownSessions({ userId, sessionId }: Own): Promise<OwnSession[]> {
  const found = (await db
    .from('sessions')
    .where('user_id', userId)
    .whereNull('revoked_at')
    .whereNull('impersonator_user_id')
    .where('expires_at', '>', new Date())
    .orderBy('rotated_at', 'desc')
    .select('id', 'user_agent', 'created_at', 'rotated_at', 'remember')) as SessionRow[]
  return found.map((row) => ({
    id: row.id,
    isCurrent: row.id === sessionId,
    userAgent: row.user_agent,
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: row.rotated_at.toISOString(),
    isRemembered: row.remember,
  }))
}

/**
 * Signs one device of the person out.
 *
 * @throws core.not_found also for another user's session
 */
export async function endOwnSession(userId: string, id: string): Promise<void> {
  const ended = await revoke(userId, (sessions) => sessions.where('id', id))
  if (ended === 0) throw notFound()
}

/** Signs all devices out but the one that asks; answers how many there were. */
export const endOtherSessions = ({ userId, sessionId }: Own): Promise<number> =>
  revoke(userId, (sessions) => sessions.whereNot('id', sessionId))

type Sessions = ReturnType<typeof db.from>

async function revoke(userId: string, chosen: (sessions: Sessions) => Sessions): Promise<number> {
  const sessions = chosen(db.from('sessions').where('user_id', userId).whereNull('revoked_at'))
  const ended = (await sessions.update({ revoked_at: new Date() }, ['id'])) as { id: string }[]
  for (const { id } of ended) await hubs.disconnectSession(id)
  return ended.length
}
