import { baseUrl, demoAccounts, type Account } from '../stage/settings.ts'

/** Who asks: a signed-in person, known by the role. */
export type Person = { name: string; role: number; token: string; userId: string; employeeId: string | null }

export type Sent = {
  person?: Person | null
  body?: unknown
  headers?: Record<string, string>
}

/** What came back, read once. */
export type Answer = { status: number; type: string; text: string; body: unknown; headers: Headers }

/** Asks the product as any client does: no cookie, no browser. */
export async function send(
  method: string,
  path: string,
  { person, body, headers }: Sent = {}
): Promise<Answer> {
  const answer = await fetch(`${baseUrl}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      Interface: person && person.role > 4 ? '0' : '1',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(person && { Authorization: `Bearer ${person.token}` }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const type = String(answer.headers.get('content-type') ?? '').split(';')[0]!
  const text = await answer.text()
  const isJson = type === 'application/json' && text !== ''
  return {
    status: answer.status,
    type,
    text,
    body: isJson ? JSON.parse(text) : undefined,
    headers: answer.headers,
  }
}

type Profile = { id: string; role: number; employeeId: string | null }

/** @param token of a sign-in */
export async function personOf(name: string, token: string, office: boolean): Promise<Person> {
  const users = office ? 'back-office-users' : 'organisation-users'
  const person = { name, token, role: office ? 8 : 0, userId: '', employeeId: null }
  const { status, text, body } = await send('GET', `/api/organisation-management/${users}/profile`, {
    person,
  })
  if (status !== 200) throw new Error(`The profile of ${name}: ${status} ${text}`)
  const { id, role, employeeId } = (body as { result: Profile }).result
  return { name, token, role, userId: id, employeeId }
}

/** A sign-in of its own. */
async function signedInPerson({ role, email, password }: Account): Promise<Person> {
  const office = role.startsWith('back office')
  const { status, text, body } = await send('POST', '/api/user-access/authentication/sign-in', {
    body: { email, password },
    headers: { Interface: office ? '0' : '1' },
  })
  if (status !== 200) throw new Error(`Signing in as ${email}: ${status} ${text}`)
  return personOf(role, (body as { result: { token: string } }).result.token, office)
}

/** Signs a demo person in again whose session a drawn request has ended. @returns whether there is a demo account */
export async function signInAgain(person: Person): Promise<boolean> {
  const account = demoAccounts.find(({ role }) => role === person.name)
  if (account) person.token = (await signedInPerson(account)).token
  return account !== undefined
}

/** One person of every role of the demo company and of the provider. */
export async function everyRole(): Promise<Person[]> {
  const people: Person[] = []
  for (const account of demoAccounts) people.push(await signedInPerson(account))
  return people
}
