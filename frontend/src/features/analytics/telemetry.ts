import { withoutPersonalContent } from '@shiftloom/backend/contracts/client_errors'

/** What is measured waits at most so long for company. */
export const batchMs = 10_000
const mostInBatch = 50

type Value = string | number
type Measured = { name: string; at: number; attributes: Record<string, Value> }
type Send = (url: string, body: string) => void

/** Outlives the page, carries no cookie and says of the page no more than its origin. The answer is not awaited. */
const post: Send = (url, body) =>
  void fetch(url, {
    ...{ method: 'POST', body, headers: { 'Content-Type': 'application/json' } },
    ...{ keepalive: true, credentials: 'omit', referrerPolicy: 'origin' },
  }).catch(() => {})

/**
 * Measures page views, how fast the page loaded and unhandled rejections. Requests, headers that link them, time on a
 * page and routes are not tracked by themselves. Source: specification, section 7.
 */
export class TelemetryClient {
  /** Of this page's life; nothing is kept in the browser. */
  readonly #page = crypto.randomUUID()
  #waiting: Measured[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly #url: string
  readonly #send: Send

  constructor(url: string, send: Send = post) {
    this.#url = url
    this.#send = send
    addEventListener('pagehide', () => this.flush())
    addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && this.flush())
    addEventListener('unhandledrejection', ({ reason }) => this.#rejected(reason))
    if (document.readyState === 'complete') this.#loaded()
    else addEventListener('load', () => setTimeout(() => this.#loaded()), { once: true })
  }

  /** @param view the route's name, and its path with placeholders instead of ids */
  pageView({ name, path }: { name: string; path: string }): void {
    this.#tell('page_view', { 'view.name': name, 'view.path': path })
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const measured = this.#waiting
    this.#waiting = []
    if (measured.length > 0) this.#send(this.#url, JSON.stringify(this.#logs(measured)))
  }

  #tell(name: string, attributes: Measured['attributes']): void {
    this.#waiting.push({ name, at: Date.now(), attributes })
    if (this.#waiting.length >= mostInBatch) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), batchMs)
  }

  #loaded(): void {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    if (!page) return
    const marks = {
      'first_byte.ms': page.responseStart,
      'first_contentful_paint.ms': paint?.startTime ?? 0,
      'dom_content_loaded.ms': page.domContentLoadedEventEnd,
      'load.ms': page.loadEventEnd,
    }
    const known = Object.entries(marks).filter(([, ms]) => ms > 0)
    this.#tell('page_load', Object.fromEntries(known.map(([mark, ms]) => [mark, Math.round(ms)])))
  }

  #rejected(reason: unknown): void {
    // What a failed request has to say may be about people.
    const isError = reason instanceof Error && reason.name !== 'ApiFailure'
    this.#tell('exception', {
      'exception.type': reason instanceof Error ? reason.name : typeof reason,
      'exception.message': isError ? withoutPersonalContent(reason.message).slice(0, 500) : '',
    })
  }

  /** Logs of OpenTelemetry: what any collector takes. */
  #logs(measured: Measured[]) {
    const resource = { 'service.name': 'shiftloom-web', 'page.id': this.#page }
    const logRecords = measured.map(({ name, at, attributes }) => ({
      ...{ timeUnixNano: `${at}000000`, eventName: name, body: { stringValue: name } },
      severityNumber: name === 'exception' ? error : information,
      attributes: listed({ 'event.name': name, ...attributes }),
    }))
    const scopeLogs = [{ scope: { name: 'shiftloom.pages' }, logRecords }]
    return { resourceLogs: [{ resource: { attributes: listed(resource) }, scopeLogs }] }
  }
}
const information = 9
const error = 17

const listed = (attributes: Record<string, Value>) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))

let client: TelemetryClient | undefined
export const telemetryTo = (url: string): TelemetryClient => (client ??= new TelemetryClient(url))
