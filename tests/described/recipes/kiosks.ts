import { generateKeyPairSync, sign } from 'node:crypto'
import {
  signedMessage,
  type KioskActivation,
  type KioskActivationState,
} from '@shiftloom/backend/contracts/kiosks'
import type { Recipe } from '../ask.ts'
import type { Stage } from '../stage.ts'

const kiosks = '/api/time-tracking/kiosks'
const admin = 'organisation admin'

function deviceKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
    sign: (text: string) =>
      sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url'),
  }
}
type Key = ReturnType<typeof deviceKey>

const apply = (stage: Stage, { publicKey }: Key) =>
  stage.call<KioskActivation>(null, 'POST', '/api/kiosk/activations', { publicKey })

async function approval(stage: Stage, { code }: KioskActivation) {
  const [location] = (
    await stage.call<{ items: { id: string }[] }>(
      stage.as(admin),
      'GET',
      '/api/organisation-management/locations'
    )
  ).items
  return { code, name: 'Entrance', locationId: location!.id, showsNames: false }
}

async function pinOfSomeone(stage: Stage): Promise<string> {
  const people = '/api/organisation-management/employees'
  const { items } = await stage.call<{ items: { id: string; role: number }[] }>(
    stage.as(admin),
    'GET',
    people
  )
  const { id } = items.find(({ role }) => role === 0)!
  return (await stage.call<{ pin: string }>(stage.as(admin), 'PUT', `${people}/${id}/pin`)).pin
}

async function approved(stage: Stage) {
  const key = deviceKey()
  const activation = await apply(stage, key)
  const body = await approval(stage, activation)
  const { id } = await stage.call<{ id: string }>(stage.as(admin), 'POST', kiosks, body)
  return { id, key, secret: activation.secret, locationId: body.locationId }
}

/** A message of a device that has been approved. */
const proven =
  (rest: (stage: Stage) => object | Promise<object>): Recipe =>
  async (stage) => {
    const more = await rest(stage)
    const { key, secret } = await approved(stage)
    const state = await stage.call<KioskActivationState>(null, 'POST', '/api/kiosk/activation-states', {
      secret,
    })
    const token = state.state === 'approved' ? state.kiosk.token : ''
    const sentAtMs = Date.now()
    return { who: null, body: { token, sentAtMs, proof: key.sign(signedMessage(token, sentAtMs)), ...more } }
  }

/** A device, its approval, and what it says afterwards. */
export const kioskRecipes: Record<string, Recipe> = {
  'POST /api/kiosk/activations': () => ({ who: null, body: { publicKey: deviceKey().publicKey } }),
  'POST /api/kiosk/activation-states': async (stage) => ({
    who: null,
    body: { secret: (await apply(stage, deviceKey())).secret },
  }),
  'POST /api/kiosk/syncs': proven(() => ({
    ...{ events: [], waiting: 0, wrongCodes: 0, offsetMs: 0, appVersion: 'described', rosterTag: null },
  })),
  'POST /api/kiosk/identifications': proven(async (stage) => ({
    method: 'pin',
    code: await pinOfSomeone(stage),
  })),
  [`POST ${kiosks}`]: async (stage) => ({
    who: stage.as(admin),
    body: await approval(stage, await apply(stage, deviceKey())),
  }),
  [`PUT ${kiosks}/{id}`]: async (stage) => {
    const { id, locationId } = await approved(stage)
    return {
      ...{ who: stage.as(admin), params: { id } },
      body: { version: 1, name: 'Kitchen', locationId, showsNames: true },
    }
  },
  [`DELETE ${kiosks}/{id}`]: async (stage) => {
    const { id } = await approved(stage)
    return { who: stage.as(admin), params: { id } }
  },
}
