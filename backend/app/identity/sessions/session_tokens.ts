import { createHash, randomBytes } from 'node:crypto'

/** What the cookie carries; only its hash is stored. It names its session, so that an old one is known whenever it returns. */
export const newRefreshToken = (sessionId: string): string =>
  `${sessionId}.${randomBytes(32).toString('base64url')}`
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The session a token of ours belongs to, be it its present one or not. */
export const sessionOf = (token: string): string | null =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token)?.[1] ?? null

/** Hours a session lives without and with "remember me", counted from its last use. */
export const sessionHours = (remember: boolean): number => (remember ? 30 * 24 : 12)
