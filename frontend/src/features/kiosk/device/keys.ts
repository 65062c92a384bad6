import { base64url, utf8 } from './bytes.ts'

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const
const manner = { name: 'ECDSA', hash: 'SHA-256' } as const

/** Its private half cannot be read, not even by this page: a copy of the device's data is no kiosk. */
export const makeKey = (): Promise<CryptoKeyPair> =>
  crypto.subtle.generateKey(curve, false, ['sign', 'verify'])

export const publicKeyOf = async ({ publicKey }: CryptoKeyPair): Promise<string> =>
  base64url(await crypto.subtle.exportKey('spki', publicKey))

export const signText = async ({ privateKey }: CryptoKeyPair, text: string): Promise<string> =>
  base64url(await crypto.subtle.sign(manner, privateKey, utf8(text)))

/** Keys are only there where the page cannot be changed on its way, and the device can store. */
export const canBeKiosk = (): boolean => isSecureContext && 'indexedDB' in window && !!crypto.subtle
