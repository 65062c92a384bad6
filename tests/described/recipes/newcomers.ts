import { query } from '../../stage/database.ts'
import { newestLinkTo } from '../../stage/mailbox.ts'
import { personOf, send, type Person } from '../people.ts'
import type { Stage } from '../stage.ts'

/** A person of whom nothing else in the run depends, with the password to sign in again. */
export type Newcomer = Person & { email: string; password: string; cookie: string }

export const password = 'Nowe-haslo-1'
let made = 0
/** An address that no account has yet. */
export const freshEmail = (): string => `described-${process.pid}-${(made += 1)}@ziarno.example`

const linkIn = (address: string): string => [...new URL(address).searchParams.values()][0]!
export const linkTo = async (page: 'activate-account' | 'new-password', email: string): Promise<string> =>
  linkIn(await newestLinkTo(page, email))

type Session = { token: string | null; challenge: { id: string } | null }

/** Attempts count by network address, and the whole run comes from one. */
const forgetAttempts = () => query('delete from rate_limits')

/** @returns the session, or what has to be answered before there is one, and the cookie of the browser */
export async function signIn(email: string, secret = password): Promise<Session & { cookie: string }> {
  await forgetAttempts()
  const answer = await send('POST', '/api/user-access/authentication/sign-in', {
    body: { email, password: secret },
  })
  if (answer.status !== 200) throw new Error(`Signing in as ${email}: ${answer.status} ${answer.text}`)
  const { result } = answer.body as { result: Session }
  return { ...result, cookie: cookiesOf(answer.headers) }
}

const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')

async function signedIn(email: string): Promise<Newcomer> {
  const { token, cookie } = await signIn(email)
  return { ...(await personOf('newcomer', token!, false)), email, password, cookie }
}

/** An employee of the demo company who has been invited and has not answered. */
export async function invited({ as, call, places }: Stage): Promise<{ id: string; email: string }> {
  const email = freshEmail()
  const { id } = await call<{ id: string }>(
    as('organisation admin'),
    'POST',
    '/api/organisation-management/employees',
    { name: 'Łucja', surname: 'Żak', email, role: 0, mainLocationId: places[0].id }
  )
  return { id, email }
}

/** An employee of the demo company who has come in. */
export async function newEmployee(stage: Stage): Promise<Newcomer> {
  const { email } = await invited(stage)
  const link = await linkTo('activate-account', email)
  await stage.call(null, 'POST', '/api/user-access/activations', { link, password })
  return signedIn(email)
}

/** A registration that waits for the link in its mail to be followed. */
export async function registered({ call }: Stage): Promise<{ email: string; link: string }> {
  const email = freshEmail()
  await forgetAttempts()
  await call(null, 'POST', '/api/user-access/registrations', {
    ...{ companyName: 'Bistro Łąka', name: 'Żaneta', surname: 'Łuczak', email, password },
    ...{ language: 0, acceptsTerms: true },
  })
  return { email, link: await linkTo('activate-account', email) }
}

/** The administrator of a company that has just been registered and has said nothing about itself. */
export async function founder(stage: Stage): Promise<Newcomer> {
  const { email, link } = await registered(stage)
  await stage.call(null, 'POST', '/api/user-access/registration-confirmations', { link, password })
  return signedIn(email)
}

/** The same once the company is set up. */
export async function ownerOfCompany(stage: Stage): Promise<Newcomer> {
  const owner = await founder(stage)
  await stage.call(owner, 'PUT', '/api/onboarding/company', company)
  await stage.call(owner, 'PUT', '/api/onboarding/regional', regional)
  return owner
}

export const company = {
  ...{ name: 'Bistro Łąka', country: 'PL', phone: '+48601234567', function: 'owner', industry: 'gastronomy' },
  ...{ companySize: '11-50', aboutUsSource: 'recommendation', timeZone: null },
}
export const regional = {
  ...{ language: 0, currency: 'PLN', timeZone: 'Europe/Warsaw', timeFormat: 'HH:mm' },
  ...{ dateFormat: 'DD.MM.YYYY', firstDayOfWeek: 1 },
}
