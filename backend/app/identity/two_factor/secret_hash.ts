import { createHash, timingSafeEqual } from 'node:crypto'

/** For secrets too long to be guessed; passwords and short codes need more. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')
export const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
