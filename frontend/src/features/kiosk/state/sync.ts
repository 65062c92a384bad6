import { mostKioskEvents, type KioskIdentity, type KioskSync } from '@shiftloom/backend/contracts/kiosks'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { sendEvents } from '../device/messages.ts'
import { store, type LocalEvent } from '../device/store.ts'
import { deviceClock, kioskState, setKiosk, waitingEvents } from './kiosk_state.ts'

/** Sent events are kept for as long as work may be going on. */
const keptMs = 24 * 3_600_000
let running: Promise<void> | null = null

/** Sends what waits and learns what is new; the next call while it runs waits for the same. */
export function syncNow(): Promise<void> {
  return (running ??= exchange().finally(() => (running = null)))
}

async function exchange(): Promise<void> {
  try {
    let rest = true
    while (rest) rest = await exchangeOnce()
  } catch (failure) {
    if (!isApiFailure(failure)) return void setKiosk({ problem: 'storage' })
    if (failure.code === 'time_tracking.kiosk_revoked') return revoked()
    const isClosed = failure.code === 'time_tracking.kiosk_closed'
    setKiosk({ isOnline: isClosed, problem: isClosed ? 'closed' : null })
  }
}

/** @returns whether more events wait */
async function exchangeOnce(): Promise<boolean> {
  const [key, identity] = [await store.get('key'), await store.get('identity')]
  if (!key || !identity) return false
  const events = await store.events()
  const waiting = waitingEvents(events)
  // What the clock was off is known first: an event that has been sent keeps its time.
  deviceClock().look()
  const batch = deviceClock().isMeasured ? waiting.slice(0, mostKioskEvents) : []
  const wrongCodes = (await store.get('wrongCodes')) ?? 0
  const sentAtMs = Date.now()
  const { offsetMs } = deviceClock().kept()
  const answer = await sendEvents(key, identity, batch, {
    ...{ waiting: waiting.length - batch.length, wrongCodes, offsetMs },
    rosterTag: kioskState().roster?.tag ?? null,
  })
  const trip = { serverMs: answer.nowMs, tookMs: answer.tookMs, sentAtMs, answeredAtMs: Date.now() }
  await store.set('clock', deviceClock().measured(trip))
  if (wrongCodes > 0)
    await store.set('wrongCodes', Math.max(0, ((await store.get('wrongCodes')) ?? 0) - wrongCodes))
  await settle(answer, identity)
  return waiting.length > batch.length
}

async function settle(answer: KioskSync, identity: KioskIdentity): Promise<void> {
  const { roster, token, taken, nowMs } = answer
  if (roster) await store.set('roster', roster)
  await store.set('rosterAt', nowMs)
  const renewed = token === null ? identity : { ...identity, token }
  if (token !== null) await store.set('identity', renewed)
  const stored = await store.events()
  const old = stored.filter(
    ({ sent, clientAtMs, offsetMs }) => sent && clientAtMs + (offsetMs ?? 0) < nowMs - keptMs
  )
  await store.drop(old.map(({ counter }) => counter))
  const refused = new Set(answer.refused)
  await store.drop([...refused])
  const sent = stored.filter(({ counter }) => taken.includes(counter) && !refused.has(counter))
  await store.put(sent.map((event) => ({ ...event, sent: true })))
  await correctTimes()
  setKiosk({
    ...{ identity: renewed, isOnline: true, problem: null, syncedAt: Date.now() },
    ...(roster && { roster }),
    events: await store.events(),
  })
}

/** What was registered since the clock last jumped has the time that is known now. */
async function correctTimes(): Promise<void> {
  const { era, uncertaintyMs } = deviceClock()
  const { offsetMs } = deviceClock().kept()
  const wrong = (event: LocalEvent) =>
    !event.sent && event.era === era && (event.offsetMs !== offsetMs || event.uncertaintyMs !== uncertaintyMs)
  const events = (await store.events()).filter(wrong)
  await store.put(events.map((event) => ({ ...event, offsetMs, uncertaintyMs })))
}

/** The device knows no one any more. What it has not sent stays, for the day it is approved again. */
async function revoked(): Promise<void> {
  await store.forget('identity', 'roster', 'rosterAt', 'key')
  setKiosk({ phase: 'activation', wasRevoked: true, identity: null, roster: null, isOnline: true })
}
