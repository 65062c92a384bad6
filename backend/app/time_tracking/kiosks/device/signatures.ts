import { createPublicKey, verify } from 'node:crypto'

const keyOf = (spki: string) =>
  createPublicKey({ key: Buffer.from(spki, 'base64url'), format: 'der', type: 'spki' })

/**
 * Says whether a text is the key's owner's. Signatures are the two numbers of ECDSA, as browsers make them. They are compared
 * on other threads: a message has dozens of them, and what else the process does goes on.
 */
export function signaturesOf(spki: string): (text: string, signature: string) => Promise<boolean> {
  const key = { key: keyOf(spki), dsaEncoding: 'ieee-p1363' } as const
  return (text, signature) =>
    new Promise((resolve, reject) =>
      verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64url'), (failure, isOwn) =>
        failure ? reject(failure) : resolve(isOwn)
      )
    )
}

/** Whether a kiosk can be known by it: a key of the curve P-256. */
export function isKioskKey(spki: string): boolean {
  try {
    return keyOf(spki).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}
