import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { SignJWT } from 'jose'
import env from '#start/env'
import { newId } from '#app/core/models/new_id'
import { signAccessToken } from '#app/identity/public/access_token'
import type { Person } from '#tests/world/world'

/** The token of a provider's employee who impersonates a person. */
export async function seatOf(
  client: ApiClient,
  office: Pick<Person, 'token'>,
  seat: Person
): Promise<string> {
  const base = '/api/user-access/impersonations'
  const asked = { userId: seat.userId, reason: 'The matrix asks' }
  const begun = await client.post(base).json(asked).bearerToken(office.token)
  const code = new URL(begun.body().result.address).hash.slice(1)
  return (await client.post(`${base}/arrivals`).json({ code })).body().result.token
}

/** Tokens that open nothing: none, expired, of an ended session, alg `none`, another key. */
export async function uselessTokens({ userId }: Person): Promise<(string | undefined)[]> {
  const claims = { userId, isInAdminRole: true }
  const one = { ...claims, sessionId: newId() }
  const open = { user_id: userId, token_hash: newId(), expires_at: new Date(Date.now() + 3_600_000) }
  const [live, ended] = [newId(), newId()]
  await db.table('sessions').insert({ ...open, id: live })
  await db.table('sessions').insert({ ...open, id: ended, token_hash: ended, revoked_at: new Date() })
  const signed = (key: string) =>
    new SignJWT({ ...claims, sid: live })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('shiftloom')
      .setIssuedAt()
      .setExpirationTime('15m')
      .sign(new TextEncoder().encode(key))
  const good = await signed(env.get('APP_KEY'))
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return [
    undefined,
    await signAccessToken({ ...one, sessionId: live }, -1),
    await signAccessToken({ ...one, sessionId: ended }),
    `${encoded({ alg: 'none', typ: 'JWT' })}.${good.split('.')[1]}.`,
    await signed('some-other-key-than-the-one-of-the-server'),
  ]
}
