import { createHash, randomBytes } from 'node:crypto'

/** What the cookie carries; only its hash is stored. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url')
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Hours a session lives without and with "remember me", counted from its last use. */
export const sessionHours = (remember: boolean): number => (remember ? 30 * 24 : 12)
