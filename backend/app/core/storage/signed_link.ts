import { createHmac, timingSafeEqual } from 'node:crypto'
import env from '#start/env'

const dayMs = 86_400_000
const signatureOf = (text: string): string =>
  createHmac('sha256', `${env.get('APP_KEY')}/stored-files`)
    .update(text)
    .digest('base64url')

/**
 * An address that shows one stored file to whoever holds it, for one to two days: pages name it where no token can be
 * sent. The same all day, so that browsers keep what they have seen.
 */
export function fileLink(key: string, now: number = Date.now()): string {
  const text = `${Buffer.from(key).toString('base64url')}.${Math.floor(now / dayMs) + 2}`
  return `/api/files/${text}.${signatureOf(text)}`
}

/** @returns the key of the file a link names; null when it is not ours or has expired */
export function keyOfLink(token: string, now: number = Date.now()): string | null {
  const parts = /^([\w-]+)\.(\d{1,6})\.([\w-]{43})$/.exec(token)
  if (!parts) return null
  const expected = Buffer.from(signatureOf(`${parts[1]}.${parts[2]}`))
  if (!timingSafeEqual(expected, Buffer.from(parts[3]!)) || now >= Number(parts[2]) * dayMs) return null
  return Buffer.from(parts[1]!, 'base64url').toString()
}
