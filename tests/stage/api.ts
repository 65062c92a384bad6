import type { Account } from './settings.ts'
import { baseUrl } from './settings.ts'

type Query = Record<string, string | readonly string[]>

/** The product's API as one person uses it, to prepare and to check what a journey shows. */
export type Api = {
  get: <T>(path: string, query?: Query) => Promise<T>
  post: <T>(path: string, body?: unknown) => Promise<T>
  put: <T>(path: string, body?: unknown) => Promise<T>
  del: <T>(path: string, body?: unknown) => Promise<T>
  bytes: (path: string) => Promise<Buffer>
}

const open = new Map<string, Promise<Api>>()

/** One session per account and run: a journey that asked for its own each time would meet the limit of sign-ins. */
export function apiOf(account: Account): Promise<Api> {
  const found = open.get(account.email) ?? signIn(account)
  open.set(account.email, found)
  return found
}

export const headersOf = ({ role }: Account): Record<string, string> => ({
  'content-type': 'application/json',
  Interface: role.startsWith('back office') ? '0' : '1',
  Language: 'en-US',
})

/** A session of its own, which lasts as long as its token. */
export async function newToken(account: Account): Promise<string> {
  const { email, password } = account
  const answer = await fetch(`${baseUrl}/api/user-access/authentication/sign-in`, {
    method: 'POST',
    headers: headersOf(account),
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`Signing in as ${email}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { result: { token: string } }).result.token
}

/** A token lasts 15 minutes, and the journeys take longer. */
const renewAfterMs = 10 * 60_000

async function signIn(account: Account): Promise<Api> {
  let token = await newToken(account)
  let signedInAt = Date.now()
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    if (Date.now() - signedInAt > renewAfterMs) {
      signedInAt = Date.now()
      token = await newToken(account)
    }
    const headers = { ...headersOf(account), authorization: `Bearer ${token}` }
    const answer = await fetch(`${baseUrl}/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const json = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await call(method, path, body)
    return answer.status === 204 ? (undefined as T) : ((await answer.json()) as { result: T }).result
  }
  return {
    get: (path, query) => json('GET', path + searchOf(query)),
    post: (path, body = {}) => json('POST', path, body),
    put: (path, body = {}) => json('PUT', path, body),
    del: (path, body) => json('DELETE', path, body),
    bytes: async (path) => Buffer.from(await (await call('GET', path)).arrayBuffer()),
  }
}

function searchOf(query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string') search.append(name, value)
    else for (const item of value) search.append(`${name}[]`, item)
  }
  const text = search.toString()
  return text && `?${text}`
}
