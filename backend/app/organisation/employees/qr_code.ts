import { createHmac, timingSafeEqual } from 'node:crypto'
import env from '#start/env'

/** Whose code it is, and which of theirs: only the newest counts. */
export type QrCodeContent = { employeeId: string; generation: number }

const signatureOf = (organisationId: string, { employeeId, generation }: QrCodeContent): string =>
  createHmac('sha256', `${env.get('APP_KEY')}/qr-codes`)
    .update(`1.${organisationId}.${employeeId}.${generation}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')

/**
 * `SL1.<employee>.<generation>.<signature>`: the employee's id as 22 characters of base64url, the generation in
 * decimal, and 128 bits of an HMAC that also covers the organisation. Contains no name and no PIN; a reader of another
 * organisation cannot use it.
 */
export function qrCodeOf(organisationId: string, content: QrCodeContent): string {
  const id = Buffer.from(content.employeeId.replaceAll('-', ''), 'hex').toString('base64url')
  return `SL1.${id}.${content.generation}.${signatureOf(organisationId, content)}`
}

/** What a code of this organisation says; null when it is none or was made up. Whether it still counts is not asked. */
export function readQrCode(organisationId: string, code: string): QrCodeContent | null {
  const parts = /^SL1\.([\w-]{22})\.([1-9]\d{0,8})\.([\w-]{22})$/.exec(code)
  if (!parts) return null
  const hex = Buffer.from(parts[1]!, 'base64url').toString('hex')
  const employeeId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const content = { employeeId, generation: Number(parts[2]) }
  const expected = Buffer.from(signatureOf(organisationId, content))
  return timingSafeEqual(expected, Buffer.from(parts[3]!)) ? content : null
}
