import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { instant } from '#app/core/database/instant'
import { findEmployees } from '#app/organisation/public/find_employees'
import { silentKioskMinutes, type Kiosk, type KioskRefusal, type KioskRefusalCode } from '#contracts/kiosks'

/** Refused registrations of one kiosk that are shown. */
const shownRefusals = 20

/** Kiosks of the organisation that are not revoked, by name. */
export async function listKiosks(now: number): Promise<Kiosk[]> {
  const found = await database()
    .selectFrom('kiosks as k')
    .leftJoin('users as u', 'u.id', 'k.approvedBy')
    .select(['k.id', 'k.version', 'k.name', 'k.locationId', 'k.showsNames', 'k.waiting', 'k.appVersion'])
    .select(['k.wrongCodes', 'u.name as approverName', 'u.surname as approverSurname'])
    .select(({ ref }) => [
      instant(ref('k.createdAt')).as('approvedAt'),
      instant(ref('k.seenAt')).as('seenAt'),
      sql<number | null>`k.skew_ms::float8`.as('skewMs'),
    ])
    .where('k.revokedAt', 'is', null)
    .orderBy('k.name')
    .orderBy('k.id')
    .execute()
  const refused = await refusalsOf(found.map(({ id }) => id))
  return found.map(({ approverName, approverSurname, ...kiosk }) => ({
    ...kiosk,
    approvedBy: approverName === null ? null : { name: approverName, surname: approverSurname ?? '' },
    silent: now - Date.parse(kiosk.seenAt ?? kiosk.approvedAt) > silentKioskMinutes * 60_000,
    refused: refused.get(kiosk.id) ?? [],
  }))
}

async function refusalsOf(kioskIds: readonly string[]): Promise<Map<string, KioskRefusal[]>> {
  const found = await database()
    .selectFrom('kioskRefusals')
    .select(['kioskId', 'counter', 'event'])
    .select(({ ref }) => ref('code').$castTo<KioskRefusalCode>().as('code'))
    .where('kioskId', '=', anyOf(kioskIds))
    .orderBy('createdAt', 'desc')
    .orderBy('counter')
    .limit(shownRefusals * Math.max(1, kioskIds.length))
    .execute()
  const people = await findEmployees(found.map(({ event }) => event.employeeId))
  const shown = found.map(({ kioskId, counter, code, event }) => {
    const person = people.get(event.employeeId)
    return {
      ...{ kioskId, counter, code, kind: event.kind, at: new Date(event.clientAtMs).toISOString() },
      employee: person ? { name: person.name, surname: person.surname } : null,
    }
  })
  const byKiosk = Map.groupBy(shown, ({ kioskId }) => kioskId)
  return new Map(
    [...byKiosk].map(([id, all]) => [
      id,
      all.slice(0, shownRefusals).map(({ kioskId: _kiosk, ...one }) => one),
    ])
  )
}
