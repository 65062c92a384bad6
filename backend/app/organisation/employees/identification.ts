import { createHmac } from 'node:crypto'
import { organisationContext } from '#app/core/organisation_context'
import { sealedKioskKey } from '#app/organisation/employees/kiosk_keys'
import env from '#start/env'

/**
 * People are looked up by what they type or hold to a kiosk, so equal codes give equal hashes. The key, which the database
 * does not hold, keeps few digits from being tried out.
 */
const keyed = (text: string): string => createHmac('sha256', env.get('APP_KEY')).update(text).digest('hex')

export const hmacOfCard = (code: string): string => keyed(`organisation.card_code:${code}`)
/** PINs are short, so the same one elsewhere has another hash. */
export const hmacOfPin = (pin: string): string =>
  keyed(`organisation.kiosk_pin:${organisationContext.current().id}:${pin}`)

export type Identification = { kioskPin?: string | null; cardCode?: string | null }

/** The columns that identify a person at a kiosk; what is left out stays as it is. */
export async function identificationColumns({ kioskPin, cardCode }: Identification) {
  return {
    ...(kioskPin !== undefined && {
      kioskPinHmac: kioskPin === null ? null : hmacOfPin(kioskPin),
      kioskPinKey: kioskPin === null ? null : await sealedKioskKey('pin', kioskPin),
    }),
    ...(cardCode !== undefined && {
      cardCodeHmac: cardCode === null ? null : hmacOfCard(cardCode),
      cardCodeLast4: cardCode === null ? null : cardCode.slice(-4),
      cardCodeKey: cardCode === null ? null : await sealedKioskKey('card', cardCode),
    }),
  }
}
