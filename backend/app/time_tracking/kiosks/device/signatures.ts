import { createPublicKey, verify } from 'node:crypto'

const keyOf = (spki: string) =>
  createPublicKey({ key: Buffer.from(spki, 'base64url'), format: 'der', type: 'spki' })

/** Whether a text is the key's owner's. Signatures are the two numbers of ECDSA, as browsers make them. */
export const isSignedBy = (spki: string, text: string, signature: string): boolean =>
  verify(
    'sha256',
    Buffer.from(text),
    { key: keyOf(spki), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url')
  )

/** Whether a kiosk can be known by it: a key of the curve P-256. */
export function isKioskKey(spki: string): boolean {
  try {
    return keyOf(spki).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}
