import { interfaces } from '@shiftloom/backend/contracts/enums'
import type { Failure, Success } from '@shiftloom/backend/contracts/http'
import type { BodyOf, Known, QueryOf, ResultOf, Verb } from './api_calls.ts'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { isOfficeHost } from '#/lib/session/host.ts'
import { requestLocale } from '#/lib/i18n/locale.ts'
import { network } from '#/lib/network/network.ts'
import { session } from '#/lib/session/session.ts'
import { claimsOf } from '#/lib/session/token.ts'

/** Below `/api`, as in `/scheduling/schedule`. */
export type ApiPath = `/${string}`
export type Query = Record<string, Scalar | readonly Scalar[] | null | undefined>
type Scalar = string | number | boolean

export type RequestOptions = {
  /** Statuses the caller shows itself: no toast, no error page. */
  inline?: readonly number[]
  /** The caller shows every failure itself: for background work and polling. */
  quiet?: boolean
  /** Makes a repeated POST create nothing twice. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** The request outlives the page. */
  keepalive?: boolean
  /** Also send cookies to another origin; sign-in and token refresh. */
  withCredentials?: boolean
  /** The refresh itself, or a sign-in: a 401 is the answer, not a reason to refresh. */
  withoutRefresh?: boolean
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Call = RequestOptions & { method: Method; path: ApiPath; query?: Query; body?: unknown }

/** In characters: from here on a body takes its time on a slow line. */
const largeBody = 100_000

/** What the application does about a failure; `isRead` if nothing was to be changed. */
type Reaction = (failure: ApiFailure, isRead: boolean) => void
let react: Reaction = () => {}

/** What the application does about a failure before the caller learns of it. */
export function onApiFailure(reaction: Reaction): void {
  react = reaction
}

type Path<V extends Verb, P extends ApiPath> = P & Known<V, P>

/**
 * The typed calls of the product: path, query, body and answer are those of the generated description of the API, so a
 * call the server does not have is no code. Each returns the `result` of the answer, and throws `ApiFailure`.
 */
export const http = {
  get: <const P extends ApiPath>(
    path: Path<'get', P>,
    query?: QueryOf<'get', P>,
    options?: RequestOptions
  ): Promise<ResultOf<'get', P>> =>
    unwrap({ ...options, method: 'GET', path, query: query as Query | undefined }),
  post: <const P extends ApiPath>(
    path: Path<'post', P>,
    body?: BodyOf<'post', P>,
    options?: RequestOptions
  ): Promise<ResultOf<'post', P>> => unwrap({ ...options, method: 'POST', path, body }),
  put: <const P extends ApiPath>(
    path: Path<'put', P>,
    body?: BodyOf<'put', P>,
    options?: RequestOptions
  ): Promise<ResultOf<'put', P>> => unwrap({ ...options, method: 'PUT', path, body }),
  del: <const P extends ApiPath>(
    path: Path<'delete', P>,
    body?: BodyOf<'delete', P>,
    options?: RequestOptions
  ): Promise<ResultOf<'delete', P>> => unwrap({ ...options, method: 'DELETE', path, body }),
  getFile: async <const P extends ApiPath>(
    path: Path<'get', P>,
    query?: QueryOf<'get', P>,
    options?: RequestOptions
  ): Promise<DownloadedFile> => {
    const call: Call = { ...options, method: 'GET', path, query: query as Query | undefined }
    const answer = await send(call)
    return {
      blob: await read(call, () => answer.blob()),
      name: fileNameOf(answer.headers.get('content-disposition')),
    }
  },
}
export type DownloadedFile = { blob: Blob; name: string | null }

async function unwrap<T>(call: Call): Promise<T> {
  const answer = await send(call)
  if (answer.status === 204) return undefined as T
  return (await read(call, () => answer.json() as Promise<Success<T>>)).result
}

/** An answer that broke off, or that is none of the server's, is no answer. */
async function read<T>(call: Call, body: () => Promise<T>): Promise<T> {
  try {
    return await body()
  } catch (error) {
    if (call.signal?.aborted) throw error
    const failure = new ApiFailure(0, {})
    tell(call, failure)
    throw failure
  }
}

function tell(call: Call, failure: ApiFailure): void {
  // Also what shows its failures itself cannot know when to try again.
  if (failure.status === 503) network.unable()
  if (!call.quiet && !call.inline?.includes(failure.status)) react(failure, call.method === 'GET')
}

async function send(call: Call): Promise<Response> {
  try {
    const sentWith = session.token()
    const answer = await exchange(call)
    if (answer.status !== 401 || call.withoutRefresh || !sentWith) return await accepted(answer)
    // The token ran out between two refreshes: renew it and repeat, once.
    if (!(await heldAnewSince(sentWith))) return await accepted(answer)
    return await accepted(await exchange(call))
  } catch (error) {
    if (error instanceof ApiFailure) tell(call, error)
    throw error
  }
}

/** Whether the same person holds a newer token than the refused one; another request or tab may have fetched it already. */
async function heldAnewSince(refused: string): Promise<boolean> {
  const held = session.token() === refused ? await session.refresh() : session.token() !== null
  return held && session.claims()?.userId === claimsOf(refused)?.userId
}

async function exchange(call: Call): Promise<Response> {
  const body =
    call.body === undefined || call.body instanceof FormData ? call.body : JSON.stringify(call.body)
  // How long a file takes on its way up says nothing of the way.
  const isLarge = body instanceof FormData || (body !== undefined && body.length > largeBody)
  const ended = isLarge ? undefined : network.asked()
  try {
    const answer = await fetch(`/api${call.path}${searchOf(call.query)}`, {
      method: call.method,
      headers: headersOf(call),
      body,
      credentials: call.withCredentials ? 'include' : 'same-origin',
      signal: call.signal,
      keepalive: call.keepalive,
    })
    network.answered()
    return answer
  } catch (error) {
    if (call.signal?.aborted) throw error
    network.failed()
    throw new ApiFailure(0, {})
  } finally {
    ended?.()
  }
}

function headersOf(call: Call): Headers {
  const headers = new Headers({ Accept: 'application/json', Language: requestLocale() })
  headers.set('Interface', String(isOfficeHost() ? interfaces.backOffice : interfaces.customer))
  const token = session.token()
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (call.idempotencyKey) headers.set('Idempotency-Key', call.idempotencyKey)
  if (call.body !== undefined && !(call.body instanceof FormData))
    headers.set('Content-Type', 'application/json')
  return headers
}

/** Lists travel as `name[]=a&name[]=b`, so that a list of one stays a list. */
export function searchOf(query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue
    if (Array.isArray(value)) for (const item of value) search.append(`${name}[]`, String(item))
    else search.append(name, String(value))
  }
  const text = search.toString()
  return text && `?${text}`
}

async function accepted(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const body = (await answer.json().catch(() => ({}))) as Partial<Failure>
  throw new ApiFailure(answer.status, body)
}

function fileNameOf(disposition: string | null): string | null {
  const extended = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  return extended ? decodeURIComponent(extended) : (disposition?.match(/filename="?([^";]+)"?/i)?.[1] ?? null)
}
