import { kioskLock, oldestKioskDays, type KioskPerson } from '@shiftloom/backend/contracts/kiosks'
import type { KioskMethod } from '@shiftloom/backend/contracts/time_tracking'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { personOf } from '../device/identify.ts'
import { askWhose } from '../device/messages.ts'
import { store } from '../device/store.ts'
import { deviceClock, kioskState } from './kiosk_state.ts'
import { syncNow } from './sync.ts'

export type Shown = { method: KioskMethod; code: string }
export type Recognised =
  | { person: KioskPerson }
  /**
   * `elsewhere`: known to the company, and not at this location. `stale`: the kiosk was without a connection for too long to
   * know who works here. `locked`: for so many seconds.
   */
  | { problem: 'unknown' | 'elsewhere' | 'stale' }
  | { problem: 'locked'; seconds: number }

const none = { wrong: 0, lockedUntil: 0 }
/** A person stands there, and others behind them: a server that takes longer is as good as away. */
const patienceMs = 5_000
const soon = <T>(answer: Promise<T>): Promise<T | null> =>
  Promise.race([answer, new Promise<null>((done) => setTimeout(() => done(null), patienceMs))])

/**
 * Whose PIN, card or code it is. After several wrong ones in a row the kiosk waits, over reloads as well.
 *
 * @throws when the device cannot keep that it was a wrong one
 */
export async function recognise(shown: Shown): Promise<Recognised> {
  const guesses = (await store.get('guesses')) ?? none
  const left = guesses.lockedUntil - deviceClock().now()
  // A clock set far back must not lock the kiosk for ever.
  if (left > 0 && left <= kioskLock.seconds * 1_000)
    return { problem: 'locked', seconds: Math.ceil(left / 1_000) }
  if (await isStale()) {
    await soon(syncNow())
    if (await isStale()) return { problem: 'stale' }
  }
  const found = (await known(shown)) ?? (await soon(askServer(shown)))
  if (found !== null) {
    if (guesses.wrong > 0) await store.set('guesses', none)
    return found
  }
  const wrong = guesses.wrong + 1
  const locks = wrong >= kioskLock.wrongCodes
  await store.set('wrongCodes', ((await store.get('wrongCodes')) ?? 0) + 1)
  await store.set(
    'guesses',
    locks ? { wrong: 0, lockedUntil: deviceClock().now() + kioskLock.seconds * 1_000 } : { ...none, wrong }
  )
  return locks ? { problem: 'locked', seconds: kioskLock.seconds } : { problem: 'unknown' }
}

/** A device that was taken away does not know people for ever. */
async function isStale(): Promise<boolean> {
  const at = await store.get('rosterAt')
  return at !== null && deviceClock().now() - at > oldestKioskDays * 86_400_000
}

async function known(shown: Shown): Promise<Recognised | null> {
  const { roster, identity } = kioskState()
  const person = roster && identity && (await personOf(roster.people, shown, identity))
  return person ? { person } : null
}

/** A PIN given before the company had kiosks, or to a person who has only just come. */
async function askServer({ method, code }: Shown): Promise<Recognised | null> {
  await syncNow()
  const come = await known({ method, code })
  const [key, identity] = [await store.get('key'), await store.get('identity')]
  if (come || method === 'qr' || !key || !identity || !kioskState().isOnline) return come
  try {
    const id = await askWhose(key, identity, method, code)
    await syncNow()
    const person = kioskState().roster?.people.find((one) => one.id === id)
    return person ? { person } : { problem: 'elsewhere' }
  } catch (failure) {
    if (isApiFailure(failure)) return null
    throw failure
  }
}
