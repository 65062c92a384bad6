import { createHmac, timingSafeEqual } from 'node:crypto'
import env from '#start/env'

const dayMs = 86_400_000
/** What a link is for: one that shows a picture downloads nothing, and the other way round. */
type Purpose = 'stored-files' | 'downloads'
const signatureOf = (text: string, purpose: Purpose = 'stored-files'): string =>
  createHmac('sha256', `${env.get('APP_KEY')}/${purpose}`)
    .update(text)
    .digest('base64url')

/**
 * An address that shows one stored file to anyone who has it, for one to two days: pages use it where no token can be
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
  const signed = isSigned(`${parts[1]}.${parts[2]}`, parts[3]!, 'stored-files')
  if (!signed || now >= Number(parts[2]) * dayMs) return null
  return Buffer.from(parts[1]!, 'base64url').toString()
}

export type Download = { key: string; name: string }
const downloadMs = 5 * 60_000

/** An address that downloads one stored file under a name, for five minutes: for what only few may see. */
export function downloadLink({ key, name }: Download, now: number = Date.now()): string {
  const content = Buffer.from(JSON.stringify([key, name])).toString('base64url')
  const text = `${content}.${now + downloadMs}`
  return `/api/downloads/${text}.${signatureOf(text, 'downloads')}`
}

/** @returns what a link downloads; null when it is not ours or has expired */
export function downloadOf(token: string, now: number = Date.now()): Download | null {
  const parts = /^([\w-]+)\.(\d{1,15})\.([\w-]{43})$/.exec(token)
  if (!parts || !isSigned(`${parts[1]}.${parts[2]}`, parts[3]!, 'downloads') || now >= Number(parts[2]))
    return null
  const [key, name] = JSON.parse(Buffer.from(parts[1]!, 'base64url').toString()) as [string, string]
  return { key, name }
}

const isSigned = (text: string, signature: string, purpose: Purpose): boolean =>
  timingSafeEqual(Buffer.from(signatureOf(text, purpose)), Buffer.from(signature))
