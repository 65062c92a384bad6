import encryption from '@adonisjs/core/services/encryption'
import { Secret, TOTP } from 'otpauth'
import type { AuthenticatorSecret } from '#contracts/identity'

const periodSeconds = 30
/** Clocks differ: the code before and the one after count too. */
const window = 1

const totpOf = (secret: Secret, label = 'Shiftloom'): TOTP =>
  new TOTP({ issuer: 'Shiftloom', label, algorithm: 'SHA1', digits: 6, period: periodSeconds, secret })

/** A new secret, as the person types it or photographs it, and as it is stored. */
export function newAuthenticatorSecret(email: string): AuthenticatorSecret & { stored: string } {
  const secret = new Secret({ size: 20 })
  const address = totpOf(secret, email).toString()
  return { secret: secret.base32, address, stored: encryption.encrypt(secret.base32) }
}

/** The time step a code belongs to, or null when it is wrong. A step that was used must not be used again. */
export function stepOfCode(stored: string, code: string, now = Date.now()): number | null {
  const base32 = encryption.decrypt(stored)
  if (typeof base32 !== 'string') return null
  const delta = totpOf(Secret.fromBase32(base32)).validate({ token: code, timestamp: now, window })
  return delta === null ? null : Math.floor(now / 1000 / periodSeconds) + delta
}
