import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { signAccessToken } from '#app/identity/public/access_token'
import { roles, type CustomerRole } from '#contracts/enums'

/** A user of an organisation with a session of an hour. */
export async function signedIn(
  organisationId: string,
  role: CustomerRole
): Promise<{ userId: string; token: string }> {
  const [userId, sessionId] = [newId(), newId()]
  await db
    .connection('owner')
    .table('users')
    .insert({ id: userId, organisation_id: organisationId, email: `${userId}@example.test`, role })
  const expires_at = new Date(Date.now() + 3_600_000)
  await db.table('sessions').insert({ id: sessionId, user_id: userId, token_hash: sessionId, expires_at })
  const isInAdminRole = role === roles.organisationAdmin
  return { userId, token: await signAccessToken({ userId, sessionId, isInAdminRole }) }
}
