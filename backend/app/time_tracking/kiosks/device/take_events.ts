import { dayOf } from '@shiftloom/solver/time'
import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database, json } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import type { KnownKiosk } from '#app/time_tracking/kiosks/device/as_kiosk'
import { instantOfEvent } from '#app/time_tracking/kiosks/device/instant_of_event'
import { signaturesOf } from '#app/time_tracking/kiosks/device/signatures'
import { markDays } from '#app/time_tracking/marks/marks'
import { signedText, type KioskEvent, type KioskRefusalCode } from '#contracts/kiosks'

type Judged = { event: KioskEvent; at: number }
export type Taken = { taken: number[]; refused: number[] }

/**
 * Stores what was registered at a kiosk, each event once whatever is sent again or in which order. What happened has
 * happened: a start without an end before it is stored, and the record shows it. What cannot be believed does not count and
 * is kept for a person to look at.
 */
export async function takeEvents(
  kiosk: KnownKiosk,
  events: readonly KioskEvent[],
  sentAtMs: number,
  now: number
): Promise<Taken> {
  const refused = new Map<KioskEvent, KioskRefusalCode>()
  const [people, signed] = [await knownPeople(events), await signedEvents(kiosk, events)]
  const judged: Judged[] = []
  for (const event of events) {
    const at = instantOfEvent(event, sentAtMs, now)
    if (!signed.has(event)) refused.set(event, 'signature')
    else if (!people.has(event.employeeId)) refused.set(event, 'unknown_person')
    else if (typeof at === 'string') refused.set(event, at)
    else judged.push({ event, at })
  }
  // Starts are there before what takes them back.
  const punches = judged.filter(({ event }) => event.kind !== 'void')
  for (const event of await storePunches(kiosk, punches)) refused.set(event, 'counter_reused')
  for (const { event, at } of judged.filter(({ event }) => event.kind === 'void')) {
    const problem = await takeBack(kiosk, event, at)
    if (problem) refused.set(event, problem)
  }
  await keepRefused(kiosk, refused)
  return {
    taken: events.map(({ counter }) => counter),
    refused: [...refused.keys()].map(({ counter }) => counter),
  }
}

async function signedEvents(
  { id, publicKey }: KnownKiosk,
  events: readonly KioskEvent[]
): Promise<Set<KioskEvent>> {
  const isSigned = signaturesOf(publicKey)
  const answers = await Promise.all(events.map((event) => isSigned(signedText(id, event), event.signature)))
  return new Set(events.filter((_, at) => answers[at]))
}

/** Also people who have left since: they were there when they registered. */
async function knownPeople(events: readonly KioskEvent[]): Promise<Set<string>> {
  const ids = [...new Set(events.map(({ employeeId }) => employeeId))]
  const found = await database().selectFrom('employees').select('id').where('id', '=', anyOf(ids)).execute()
  return new Set(found.map(({ id }) => id))
}

const rowOf = ({ id: deviceId, locationId }: KnownKiosk, { event, at }: Judged) => ({
  ...{ id: newId(), organisationId: organisationContext.current().id, locationId, deviceId },
  ...{ employeeId: event.employeeId, at: new Date(at), method: event.method, counter: event.counter },
  ...{ clientAt: new Date(event.clientAtMs), offsetMs: Math.round(at - event.clientAtMs) },
  uncertaintyMs: event.uncertaintyMs ?? null,
})

/** @returns events whose number was another event's */
async function storePunches(kiosk: KnownKiosk, punches: readonly Judged[]): Promise<KioskEvent[]> {
  if (punches.length === 0) return []
  const stored = await database()
    .insertInto('timePunches')
    .values(
      punches.map((one) => ({ ...rowOf(kiosk, one), kind: one.event.kind, note: one.event.note || null }))
    )
    .onConflict((same) => same.columns(['organisationId', 'deviceId', 'counter']).doNothing())
    .returning('counter')
    .execute()
  const fresh = new Set(stored.map(({ counter }) => counter))
  await markDays(
    punches
      .filter(({ event }) => fresh.has(event.counter))
      .map(({ event, at }) => ({ employeeId: event.employeeId, day: dayOf(at, kiosk.zone) }))
  )
  const before = await storedEvents(
    kiosk,
    punches.map(({ event }) => event.counter)
  )
  return punches.flatMap(({ event }) => (isSame(before.get(event.counter), event) ? [] : [event]))
}

async function storedEvents({ id }: KnownKiosk, counters: readonly number[]) {
  const found = await database()
    .selectFrom('timePunches')
    .select(['id', 'counter', 'employeeId', 'kind', 'clientAt', 'at', 'correctsId'])
    .where('deviceId', '=', id)
    .where('counter', '=', sql<number>`any(${counters}::int[])`)
    .execute()
  return new Map(found.map((one) => [one.counter, one]))
}
type Stored = Awaited<ReturnType<typeof storedEvents>> extends Map<unknown, infer One> ? One : never

const isSame = (stored: Stored | undefined, event: KioskEvent): boolean =>
  stored !== undefined &&
  stored.employeeId === event.employeeId &&
  stored.kind === event.kind &&
  stored.clientAt?.getTime() === event.clientAtMs

/** The punch stays; an event says that it does not count. */
async function takeBack(kiosk: KnownKiosk, event: KioskEvent, at: number): Promise<KioskRefusalCode | null> {
  const known = await storedEvents(kiosk, [event.counter, event.corrects ?? 0])
  if (known.has(event.counter)) return isSame(known.get(event.counter), event) ? null : 'counter_reused'
  const punch = known.get(event.corrects)
  if (!punch || punch.kind === 'void' || punch.employeeId !== event.employeeId) return 'nothing_to_correct'
  const stored = await database()
    .insertInto('timePunches')
    .values({ ...rowOf(kiosk, { event, at }), at: punch.at, kind: 'void', correctsId: punch.id })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (stored) await markDays([{ employeeId: punch.employeeId, day: dayOf(punch.at.getTime(), kiosk.zone) }])
  return null
}

async function keepRefused(
  { id: kioskId }: KnownKiosk,
  refused: ReadonlyMap<KioskEvent, KioskRefusalCode>
): Promise<void> {
  if (refused.size === 0) return
  const { id: organisationId } = organisationContext.current()
  const rows = [...refused].map(([event, code]) => ({
    ...{ organisationId, kioskId, counter: event.counter, event: json(event), code },
  }))
  await database()
    .insertInto('kioskRefusals')
    .values(rows)
    .onConflict((same) => same.doNothing())
    .execute()
}
