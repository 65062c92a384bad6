import { createHash, createHmac } from 'node:crypto'
import { addDays, dayOf } from '@shiftloom/solver/time'
import { peopleOfKiosk, type PersonOfKiosk } from '#app/organisation/public/kiosk_people'
import type { KnownKiosk } from '#app/time_tracking/kiosks/device/as_kiosk'
import { plannedWork } from '#app/time_tracking/punches/planned_shifts'
import { punchesOfPeople, type StandingPunch } from '#app/time_tracking/punches/standing_punches'
import { kioskPlanDays, type KioskPerson, type KioskRoster } from '#contracts/kiosks'

/** A session may still be open this long after its start. */
const punchHours = 24
const HOUR_MS = 3_600_000

/** Whom a kiosk knows, what they are at and what they are planned for: enough to work for days without a connection. */
export async function rosterOf(kiosk: KnownKiosk, now: number): Promise<KioskRoster> {
  const people = await peopleOfKiosk(kiosk.locationId)
  const ids = people.map(({ id }) => id)
  const punches = await punchesOfPeople(ids, now - punchHours * HOUR_MS, now + 1)
  const today = dayOf(now, kiosk.zone)
  const work = await plannedWork(ids, addDays(today, -1), addDays(today, kioskPlanDays))
  const content = {
    ...{ name: kiosk.name, organisation: kiosk.organisation, showsNames: kiosk.showsNames },
    location: { id: kiosk.locationId, name: kiosk.location, zone: kiosk.zone },
    people: people.map((person) => ({
      ...known(person, kiosk.salt),
      punches: (punches.get(person.id) ?? []).map((punch) => punchFor(kiosk, punch)),
      shifts: (work.get(person.id) ?? []).map(({ startsAt, endsAt }) => ({
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(endsAt).toISOString(),
      })),
    })),
  }
  const tag = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)
  return { tag, ...content }
}

function known(person: PersonOfKiosk, salt: string): Omit<KioskPerson, 'punches' | 'shifts'> {
  const mixed = (key: string) => createHmac('sha256', salt).update(key).digest('base64url')
  const { id, name, surname, method, pinKey, cardKey, qrCode } = person
  return {
    ...{ id, name, surname, elsewhere: method === 'kiosk' ? null : method },
    pin: pinKey && mixed(pinKey),
    card: cardKey && mixed(cardKey),
    // Long enough not to be tried out: no slow key is needed.
    qr: mixed(createHash('sha256').update(qrCode).digest('base64url')),
  }
}

const punchFor = ({ id: kioskId }: KnownKiosk, punch: StandingPunch): KioskPerson['punches'][number] => ({
  ...{ id: punch.id, kind: punch.kind, at: punch.at.toISOString(), locationId: punch.locationId },
  counter: punch.deviceId === kioskId ? punch.counter : null,
})
