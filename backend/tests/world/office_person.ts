import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { signAccessToken } from '#app/identity/public/access_token'
import type { Role } from '#contracts/enums'

/** A signed-in person of the provider, who belongs to no organisation. */
export async function officePerson(role: Role): Promise<{ userId: string; token: string; role: Role }> {
  const [userId, sessionId] = [newId(), newId()]
  const email = `${userId}@example.test`
  await db.table('users').insert({ id: userId, email, role, name: 'Ola', surname: 'Biuro' })
  const expires_at = new Date(Date.now() + 3_600_000)
  await db.table('sessions').insert({ id: sessionId, user_id: userId, token_hash: sessionId, expires_at })
  return { userId, role, token: await signAccessToken({ userId, sessionId, isInAdminRole: false }) }
}
