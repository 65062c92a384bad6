import {
  signedMessage,
  signedText,
  type KioskActivation,
  type KioskActivationState,
  type KioskEvent,
  type KioskIdentity,
  type KioskSync,
  type KioskSyncInput,
} from '@shiftloom/backend/contracts/kiosks'
import { http } from '#/lib/api/http.ts'
import { signText } from './keys.ts'
import type { LocalEvent } from './store.ts'

/** Of the build this file belongs to, by the name it has there. */
const appVersion = /-([\w-]{6,})\.js$/.exec(import.meta.url)?.[1]?.slice(0, 40) ?? 'dev'

/** The kiosk says itself what does not work. */
const quiet = { quiet: true, withoutRefresh: true } as const

export const askForCode = (publicKey: string): Promise<KioskActivation> =>
  http.post('/kiosk/activations', { publicKey }, quiet)

export const askWhetherApproved = (secret: string): Promise<KioskActivationState> =>
  http.post('/kiosk/activation-states', { secret }, quiet)

async function proven(key: CryptoKeyPair, { token }: KioskIdentity) {
  const sentAtMs = Date.now()
  return { token, sentAtMs, proof: await signText(key, signedMessage(token, sentAtMs)) }
}

type Report = Pick<KioskSyncInput, 'waiting' | 'wrongCodes' | 'offsetMs' | 'rosterTag'>

export async function sendEvents(
  key: CryptoKeyPair,
  me: KioskIdentity,
  events: readonly LocalEvent[],
  report: Report
): Promise<KioskSync> {
  const signed = await Promise.all(events.map((event) => signedEvent(key, me, event)))
  return http.post(
    '/kiosk/syncs',
    { ...(await proven(key, me)), ...report, events: signed, appVersion },
    quiet
  )
}

async function signedEvent(key: CryptoKeyPair, me: KioskIdentity, event: LocalEvent): Promise<KioskEvent> {
  const { era: _era, sent: _sent, ...plain } = event
  return { ...plain, signature: await signText(key, signedText(me.id, plain)) }
}

export async function askWhose(
  key: CryptoKeyPair,
  me: KioskIdentity,
  method: 'pin' | 'card',
  code: string
): Promise<string> {
  const answer = await http.post(
    '/kiosk/identifications',
    { ...(await proven(key, me)), method, code },
    quiet
  )
  return answer.employeeId
}
