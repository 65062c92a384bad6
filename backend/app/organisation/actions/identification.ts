import { createHmac } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import env from '#start/env'

/** A PIN has few digits, so it is hashed slowly. */
export const hashOfPin = (pin: string): Promise<string> => hash.make(pin)

/** A card is looked up by its code, so equal codes give equal hashes; the key keeps them from being guessed. */
export const hmacOfCard = (code: string): string =>
  createHmac('sha256', env.get('APP_KEY')).update(`organisation.card_code:${code}`).digest('hex')

type Identification = { kioskPin?: string | null; cardCode?: string | null }

/** The columns that identify a person at a kiosk; what is left out stays as it is. */
export async function identificationColumns({ kioskPin, cardCode }: Identification) {
  return {
    ...(kioskPin !== undefined && { kiosk_pin_hash: kioskPin === null ? null : await hashOfPin(kioskPin) }),
    ...(cardCode !== undefined && {
      card_code_hmac: cardCode === null ? null : hmacOfCard(cardCode),
      card_code_last4: cardCode === null ? null : cardCode.slice(-4),
    }),
  }
}
