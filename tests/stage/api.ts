import type { Account } from './settings.ts'
import { baseUrl } from './settings.ts'

/** The product's API as one person uses it, to prepare and to check what a journey shows. */
export type Api = {
  get: <T>(path: string) => Promise<T>
  post: <T>(path: string, body?: unknown) => Promise<T>
  bytes: (path: string) => Promise<Buffer>
}

export async function apiOf({ email, password }: Account): Promise<Api> {
  const headers: Record<string, string> = { 'content-type': 'application/json', Interface: '1', Language: 'en-US' }
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const answer = await fetch(`${baseUrl}/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
    ((await (await call(method, path, body)).json()) as { result: T }).result
  const { token } = await json<{ token: string }>('POST', '/user-access/authentication/sign-in', { email, password })
  headers.authorization = `Bearer ${token}`
  return {
    get: (path) => json('GET', path),
    post: (path, body = {}) => json('POST', path, body),
    bytes: async (path) => Buffer.from(await (await call('GET', path)).arrayBuffer()),
  }
}
