import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import {
  signedMessage,
  signedText,
  type KioskActivation,
  type KioskActivationState,
  type KioskEvent,
  type KioskIdentity,
  type KioskInput,
  type KioskSync,
  type KioskSyncInput,
} from '#contracts/kiosks'
import type { World } from '#tests/world/world'

const device = '/api/kiosk'
export const kiosksPath = '/api/time-tracking/kiosks'

export function deviceKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    privateKey,
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
    sign: (text: string) => signedBy(privateKey, text),
  }
}
const signedBy = (key: KeyObject, text: string): string =>
  sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')

/** A device and the administrator who approves it, over HTTP. */
export function kioskDesk(client: ApiClient, w: World) {
  const key = deviceKey()
  let counter = 0
  let me: KioskIdentity
  const post = (path: string, body: object) => client.post(`${device}/${path}`).json(body)
  const apply = async (): Promise<KioskActivation> =>
    (await post('activations', { publicKey: key.publicKey })).body().result
  const approve = (code: string, more: Partial<KioskInput> = {}) =>
    client
      .post(kiosksPath)
      .bearerToken(w.admin.token)
      .json({ code, name: 'Entrance', locationId: w.locationId, showsNames: false, ...more })
  const state = async (secret: string): Promise<KioskActivationState> =>
    (await post('activation-states', { secret })).body().result
  const activate = async (): Promise<KioskIdentity> => {
    const { code, secret } = await apply()
    ;(await approve(code)).assertStatus(201)
    const known = await state(secret)
    if (known.state !== 'approved') throw new Error(known.state)
    return (me = known.kiosk)
  }
  const proven = () => {
    const sentAtMs = Date.now()
    return { token: me.token, sentAtMs, proof: key.sign(signedMessage(me.token, sentAtMs)) }
  }
  const event = (
    employeeId: string,
    kind: KioskEvent['kind'],
    more: Partial<KioskEvent> = {}
  ): KioskEvent => {
    const plain = {
      ...{ counter: (counter += 1), employeeId, kind, corrects: null, clientAtMs: Date.now(), offsetMs: 0 },
      ...{ method: 'pin' as const, note: null, ...more },
    }
    return { ...plain, signature: more.signature ?? key.sign(signedText(me.id, plain)) }
  }
  const message = (events: KioskEvent[] = [], more: Partial<KioskSyncInput> = {}): KioskSyncInput => ({
    ...{ ...proven(), events, waiting: 0, wrongCodes: 0, offsetMs: 0, appVersion: 'test', rosterTag: null },
    ...more,
  })
  const send = (events: KioskEvent[] = [], more: Partial<KioskSyncInput> = {}) =>
    post('syncs', message(events, more))
  return {
    ...{ apply, approve, state, activate, event, message, send, key },
    sync: async (events: KioskEvent[] = []): Promise<KioskSync> => {
      const answer = await send(events)
      answer.assertStatus(200)
      return answer.body().result
    },
    ask: (method: 'pin' | 'card', code: string) => post('identifications', { ...proven(), method, code }),
    me: () => me,
    use: (token: string) => (me = { ...me, token }),
  }
}
