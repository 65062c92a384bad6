import { jwtVerify, SignJWT } from 'jose'
import env from '#start/env'

/** Minutes an access token is good for; a session outlives it through the refresh cookie. */
const accessTokenMinutes = 15

const key = () => new TextEncoder().encode(env.get('APP_KEY'))
const audience = 'shiftloom'

export type AccessToken = { userId: string; sessionId: string; isInAdminRole: boolean }

/** Signs the token the clients hold under the key `token`; good for `minutes`. */
export const signAccessToken = (
  { userId, sessionId, isInAdminRole }: AccessToken,
  minutes = accessTokenMinutes
): Promise<string> =>
  new SignJWT({ userId, isInAdminRole, sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${minutes}m`)
    .sign(key())

/** The claims of a token we signed and that has not expired, else null. */
export async function verifyAccessToken(token: string): Promise<AccessToken | null> {
  const verified = await jwtVerify(token, key(), { audience, algorithms: ['HS256'] }).catch(() => null)
  const { userId, sid, isInAdminRole } = verified?.payload ?? {}
  if (typeof userId !== 'string' || typeof sid !== 'string') return null
  return { userId, sessionId: sid, isInAdminRole: isInAdminRole === true }
}
