import {
  type ClientError,
  clientErrorLimits as limits,
  type ClientErrors,
  type ClientErrorSource,
  type ReceivedErrors,
  withoutPersonalContent,
} from '@shiftloom/backend/contracts/client_errors'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { http } from './http.ts'
import type { Reporter } from '#/lib/failures/report.ts'

/** Errors that happen together travel together; a screen that waits for its code waits no longer than this. */
export const batchMs = 300
/** Different errors that one page reports at most. */
export const mostKinds = 20

type Report = { error: ClientError; unsent: number; traceId: Promise<string | null> }
type Batch = { reports: Report[]; done: (traceId: string | null) => void; traceId: Promise<string | null> }
type Tools = {
  send?: (body: ClientErrors) => Promise<ReceivedErrors>
  /** The route at hand, with placeholders. */
  view: () => string | null
}

/** A request that outlives the page; its failure is not shown. */
const post = (body: ClientErrors): Promise<ReceivedErrors> =>
  http.post('/client-errors', body, { quiet: true, keepalive: true })

/** Each kind of error is reported once and counted afterwards; mere counts are reported when the page is left. */
export function createReporter({ send = post, view }: Tools): Reporter {
  const kinds = new Map<string, Report>()
  /** The same error may come by the screen and by the window. */
  const seen = new WeakMap<object, Promise<string | null>>()
  let batch: Batch | null = null
  let isSilent = false

  const flush = async (): Promise<void> => {
    const sent = batch
    batch = null
    if (!sent) return
    const errors = sent.reports.map((one) => ({ ...one.error, times: Math.min(one.unsent, limits.times) }))
    for (const one of sent.reports) one.unsent = 0
    try {
      sent.done((await send({ errors })).traceId)
    } catch (failure) {
      // Too many reports, or not in a form the server accepts: another try would end the same way.
      if (isApiFailure(failure, 400, 403, 413, 429)) isSilent = true
      sent.done(null)
    }
  }

  const room = (): Batch => {
    if (batch && batch.reports.length >= limits.errors) void flush()
    if (batch) return batch
    let done: Batch['done'] = () => {}
    const traceId = new Promise<string | null>((resolve) => (done = resolve))
    setTimeout(() => void flush(), batchMs)
    return (batch = { reports: [], done, traceId })
  }

  const put = (one: Report): Promise<string | null> => {
    const into = room()
    into.reports.push(one)
    return (one.traceId = into.traceId)
  }

  addEventListener('pagehide', () => {
    if (isSilent) return
    for (const one of kinds.values()) if (one.unsent > 0 && !batch?.reports.includes(one)) void put(one)
    void flush()
  })

  return (thrown, source) => {
    if (isSilent || isNoise(thrown)) return Promise.resolve(null)
    const known = isObject(thrown) && seen.get(thrown)
    if (known) return known
    const error = described(thrown, source, view())
    const kind = [error.name, error.message, error.stack?.slice(0, 300)].join('\n')
    let report = kinds.get(kind)
    if (report) report.unsent += 1
    else {
      if (kinds.size >= mostKinds) return Promise.resolve(null)
      report = { error, unsent: 1, traceId: Promise.resolve(null) }
      kinds.set(kind, report)
      void put(report)
    }
    if (isObject(thrown)) seen.set(thrown, report.traceId)
    return report.traceId
  }
}

const isObject = (thrown: unknown): thrown is object => typeof thrown === 'object' && thrown !== null
/** What was stopped on purpose, and what a browser's extension did. */
const isNoise = (thrown: unknown): boolean =>
  (thrown instanceof Error || thrown instanceof DOMException) &&
  (thrown.name === 'AbortError' || /\b(?:chrome|moz|safari-web)-extension:/.test(thrown.stack ?? ''))

/** Lines that name a place in code; the message before them is sent separately. */
const frame = /^\s*at |@.*:\d+/

function described(thrown: unknown, source: ClientErrorSource, view: string | null): ClientError {
  const isError = thrown instanceof Error || thrown instanceof DOMException
  const message = isError ? thrown.message : typeof thrown === 'string' ? thrown : ''
  const stack = isError ? (thrown.stack ?? '').split('\n').filter((line) => frame.test(line)) : []
  const shortened = (text: string, most: number) =>
    withoutPersonalContent(text).replaceAll('\0', '').slice(0, most).toWellFormed()
  const name = isError ? thrown.name : isObject(thrown) ? (thrown.constructor?.name ?? '') : typeof thrown
  return {
    name: shortened(name, limits.name) || 'Error',
    message: shortened(message, limits.message) || 'no message',
    stack: shortened(stack.join('\n'), limits.stack) || null,
    source,
    view: view?.startsWith('/') && view.length <= limits.view ? view : null,
    times: 1,
  }
}
