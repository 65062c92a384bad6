import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { hmacOfCard, hmacOfPin } from '#app/organisation/employees/identification'
import { openKioskKey, sealedKioskKey } from '#app/organisation/employees/kiosk_keys'
import { qrCodeOf } from '#app/organisation/employees/qr_code'
import type { RegistrationMethod } from '#contracts/organisation'

export type PersonOfKiosk = {
  id: string
  name: string
  surname: string
  /** `null` if any way of registering will do. */
  method: RegistrationMethod | null
  /** What a kiosk makes of the person's PIN and card; null without one, or if it was given before kiosks knew it. */
  pinKey: string | null
  cardKey: string | null
  qrCode: string
}

/** Everyone who works at a location, by name, with how a kiosk there knows them. */
export async function peopleOfKiosk(locationId: string): Promise<PersonOfKiosk[]> {
  const { id: organisationId } = organisationContext.current()
  const found = await database()
    .selectFrom('employees as e')
    .select(['e.id', 'e.name', 'e.surname', 'e.registrationMethod as method', 'e.qrGeneration'])
    .select(['e.kioskPinKey', 'e.cardCodeKey'])
    .where('e.archivedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('e.mainLocationId', '=', locationId),
        eb.exists(
          eb
            .selectFrom('employeeLocations as k')
            .select(sql.lit(1).as('one'))
            .whereRef('k.employeeId', '=', 'e.id')
            .where('k.locationId', '=', locationId)
        ),
      ])
    )
    .orderBy('e.surname')
    .orderBy('e.name')
    .orderBy('e.id')
    .execute()
  return found.map(({ kioskPinKey, cardCodeKey, qrGeneration, ...person }) => ({
    ...person,
    pinKey: openKioskKey(kioskPinKey),
    cardKey: openKioskKey(cardCodeKey),
    qrCode: qrCodeOf(organisationId, { employeeId: person.id, generation: qrGeneration }),
  }))
}

/** Whose PIN or card it is; what kiosks compare by themselves is kept from then on. Null if it is no one's. */
export async function personOfCode(kind: 'pin' | 'card', code: string): Promise<string | null> {
  const [hash, key] =
    kind === 'pin'
      ? ([hmacOfPin(code), 'kioskPinKey'] as const)
      : ([hmacOfCard(code), 'cardCodeKey'] as const)
  const found = await database()
    .selectFrom('employees')
    .select('id')
    .where(kind === 'pin' ? 'kioskPinHmac' : 'cardCodeHmac', '=', hash)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (!found) return null
  await database()
    .updateTable('employees')
    .set({ [key]: await sealedKioskKey(kind, code) })
    .where('id', '=', found.id)
    .where(key, 'is', null)
    .execute()
  return found.id
}
