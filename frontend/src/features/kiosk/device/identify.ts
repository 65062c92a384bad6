import { scryptAsync } from '@noble/hashes/scrypt.js'
import {
  kioskKeyCost,
  plainCardCode,
  type KioskIdentity,
  type KioskPerson,
} from '@shiftloom/backend/contracts/kiosks'
import type { KioskMethod } from '@shiftloom/backend/contracts/time_tracking'
import { base64url, utf8 } from './bytes.ts'

type Salts = Pick<KioskIdentity, 'organisationId' | 'salt'>

/** The person of the roster whose code it is, without asking the server. */
export async function personOf(
  people: readonly KioskPerson[],
  { method, code }: { method: KioskMethod; code: string },
  salts: Salts
): Promise<KioskPerson | null> {
  const sought = await mixed(await keyOf(method, code, salts.organisationId), salts.salt)
  return people.find((person) => person[method] === sought) ?? null
}

async function keyOf(method: KioskMethod, code: string, organisationId: string): Promise<string> {
  // A QR code is long enough not to be tried out.
  if (method === 'qr') return base64url(await crypto.subtle.digest('SHA-256', utf8(code)))
  const text = `${method}:${method === 'card' ? plainCardCode(code) : code}`
  const salt = `shiftloom.kiosk.${organisationId}`
  // Browsers have no key function of their own that needs memory.
  return base64url(await scryptAsync(text, salt, { ...kioskKeyCost, dkLen: 32 }))
}

async function mixed(key: string, salt: string): Promise<string> {
  const secret = await crypto.subtle.importKey('raw', utf8(salt), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  return base64url(await crypto.subtle.sign('HMAC', secret, utf8(key)))
}
