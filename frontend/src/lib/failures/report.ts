import type { ClientErrorSource } from '@shiftloom/backend/contracts/client_errors'
import { ApiFailure } from './api_failure.ts'

/** Only `source` leaves the browser; the rest is for its console. */
type Extra = { source: ClientErrorSource } & Record<string, unknown>
/** Answers the id under which the server knows of it; null when it does not. */
export type Reporter = (error: unknown, source: ClientErrorSource) => Promise<string | null>

let load: (() => Promise<Reporter>) | null = null
let loading: Promise<Reporter> | undefined

/** What browsers call a request without an answer; only this text tells it from other errors of its kind. */
const noAnswer =
  /^(failed to fetch|networkerror when attempting to fetch resource\.?|load failed|network ?error|the (network connection was lost|internet connection appears to be offline)\.?)$/i
/** A request without an answer, one that was stopped or took too long, and code that cannot come without a network. */
const isOfTheNetwork = (error: unknown): boolean =>
  error instanceof ApiFailure ||
  (error instanceof DOMException && ['AbortError', 'TimeoutError', 'NetworkError'].includes(error.name)) ||
  (error instanceof TypeError &&
    (noAnswer.test(error.message) ||
      (!navigator.onLine && /dynamically imported module/i.test(error.message))))

/**
 * Tells the console and the server what broke. Failures of requests are left out: the server has its own log of them,
 * and of what never reached it nothing is broken here.
 * Never throws and never rejects, so that a report is not itself reported.
 */
export async function report(error: unknown, extra: Extra): Promise<string | null> {
  if (isOfTheNetwork(error)) return null
  console.error(error, extra)
  try {
    return load && (await (await (loading ??= load()))(error, extra.source))
  } catch {
    loading = undefined
    return null
  }
}

/** From now on everything uncaught is reported. The reporter comes when the page is idle, or with the first error. */
export function reportUncaught(loadReporter: () => Promise<Reporter>): void {
  load = loadReporter
  addEventListener('unhandledrejection', ({ reason }) => void report(reason, { source: 'rejection' }))
  // Without an error it is another site's script, or a notice about resizing.
  addEventListener('error', ({ error }) => error && void report(error, { source: 'window' }))
  const idle = window.requestIdleCallback ?? ((callback) => setTimeout(callback, 2_000))
  idle(() => void (loading ??= loadReporter()).catch(() => (loading = undefined)))
}
