import { newestCodeTo } from '../../stage/mailbox.ts'
import type { Recipe } from '../ask.ts'
import type { Stage } from '../stage.ts'
import {
  freshEmail,
  invited,
  linkTo,
  newEmployee,
  password,
  registered,
  signIn,
  type Newcomer,
} from './newcomers.ts'

const base = '/api/user-access'

/** One for all requests that leave their author as they were. */
const lasting = new WeakMap<Stage, Promise<Newcomer>>()
function newcomer(stage: Stage): Promise<Newcomer> {
  const found = lasting.get(stage) ?? newEmployee(stage)
  lasting.set(stage, found)
  return found
}

const guarded = new WeakMap<Stage, Promise<Newcomer>>()
/** A person who is asked for a code by mail at every sign-in. */
function withCodes(stage: Stage): Promise<Newcomer> {
  const make = async () => {
    const person = await newEmployee(stage)
    await stage.call(person, 'PUT', `${base}/two-factor`, { method: 'email', password, code: null })
    return person
  }
  const found = guarded.get(stage) ?? make()
  guarded.set(stage, found)
  return found
}

async function challenged(stage: Stage): Promise<{ email: string; challenge: string }> {
  const { email } = await withCodes(stage)
  return { email, challenge: (await signIn(email)).challenge!.id }
}

/** A seat in a customer's place that has been asked for. */
async function seatCode({ as, call }: Stage): Promise<string> {
  const { address } = await call<{ address: string }>(
    as('back office, global admin'),
    'POST',
    `${base}/impersonations`,
    { userId: as('employee').userId, reason: 'Ticket 4711' }
  )
  return new URL(address).hash.slice(1)
}

async function trusted(stage: Stage): Promise<{ who: Newcomer; params: { id: string } }> {
  const who = await newcomer(stage)
  await stage.call(who, 'POST', `${base}/trusted-devices`, { name: 'Laptop' })
  const state = await stage.call<{ trustedDevices: { id: string }[] }>(who, 'GET', `${base}/two-factor`)
  return { who, params: { id: state.trustedDevices[0]!.id } }
}

export const account: Record<string, Recipe> = {
  'POST /api/user-access/authentication/sign-in': async (stage) => ({
    body: { email: (await newcomer(stage)).email, password },
  }),
  'POST /api/user-access/authentication/two-factor': async (stage) => {
    const { email, challenge } = await challenged(stage)
    return { body: { challenge, code: await newestCodeTo(email) } }
  },
  'POST /api/user-access/authentication/two-factor-codes': async (stage) => ({
    body: { challenge: (await challenged(stage)).challenge },
  }),
  'POST /api/user-access/authentication/refresh-token': async (stage) => {
    const { email, userId } = await newcomer(stage)
    return { body: { userId }, headers: { Cookie: (await signIn(email)).cookie } }
  },
  'POST /api/user-access/impersonations': ({ as }) => ({
    body: { userId: as('employee').userId, reason: 'Ticket 4711' },
  }),
  'POST /api/user-access/impersonations/arrivals': async (stage) => ({
    body: { code: await seatCode(stage) },
  }),
  'POST /api/user-access/new-passwords': async (stage) => {
    const { email } = await newEmployee(stage)
    await stage.call(null, 'POST', `${base}/password-resets`, { email })
    return { body: { link: await linkTo('new-password', email), password: `${password}2` } }
  },
  'POST /api/user-access/account-links': async (stage) => ({
    body: { link: await linkTo('activate-account', (await invited(stage)).email) },
  }),
  'POST /api/user-access/activations': async (stage) => ({
    body: { link: await linkTo('activate-account', (await invited(stage)).email), password },
  }),
  'POST /api/user-access/registrations': () => ({ body: { email: freshEmail(), password } }),
  'POST /api/user-access/registration-links': async (stage) => ({
    body: { link: (await registered(stage)).link },
  }),
  'POST /api/user-access/registration-confirmations': async (stage) => ({
    body: { link: (await registered(stage)).link, password },
  }),
  'PUT /api/user-access/password': async (stage) => ({
    who: await newEmployee(stage),
    body: { current: password, password: `${password}2` },
  }),
  'PUT /api/user-access/two-factor': async (stage) => ({
    who: await newcomer(stage),
    body: { method: 'off', password, code: null },
  }),
  'POST /api/user-access/authenticator-secrets': async (stage) => ({
    who: await newcomer(stage),
    body: { password },
  }),
  'PUT /api/user-access/trusted-devices/{id}': trusted,
  'DELETE /api/user-access/trusted-devices/{id}': trusted,
  'DELETE /api/user-access/sessions': async (stage) => ({ who: await newcomer(stage) }),
  'DELETE /api/user-access/sessions/{id}': async (stage) => {
    const who = await newcomer(stage)
    await signIn(who.email)
    const sessions = await stage.call<{ id: string; isCurrent: boolean }[]>(who, 'GET', `${base}/sessions`)
    return { who, params: { id: sessions.find(({ isCurrent }) => !isCurrent)!.id } }
  },
}
