import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import encryption from '@adonisjs/core/services/encryption'
import { organisationContext } from '#app/core/organisation_context'
import { kioskKeyCost, plainCardCode } from '#contracts/kiosks'

const derive = promisify<string, string, number, typeof kioskKeyCost, Buffer>(scrypt)

/**
 * What kiosks compare instead of a PIN or a card. They compute it themselves and work without a connection, so it is slow to
 * try out; it is stored sealed, as the database alone must not be enough to try either.
 */
export async function sealedKioskKey(kind: 'pin' | 'card', code: string): Promise<string> {
  const plain = kind === 'card' ? plainCardCode(code) : code
  const salt = `shiftloom.kiosk.${organisationContext.current().id}`
  const key = await derive(`${kind}:${plain}`, salt, 32, kioskKeyCost)
  return encryption.encrypt(key.toString('base64url'))
}

/** Null also for one that was sealed with another key of the application. */
export const openKioskKey = (sealed: string | null): string | null =>
  sealed === null ? null : (encryption.decrypt<string>(sealed) ?? null)
