/** Where a page noticed that something broke. */
export const clientErrorSources = [
  'screen',
  'frame',
  'window',
  'rejection',
  'request',
  'hub',
  'rules',
] as const
export type ClientErrorSource = (typeof clientErrorSources)[number]

/** What one report holds at most; pages shorten to it, the server refuses more. */
export const clientErrorLimits = {
  errors: 10,
  name: 80,
  message: 500,
  stack: 4_000,
  view: 120,
  times: 10_000,
  /** Bytes of the whole body. */
  body: 64 * 1024,
} as const

export type ClientError = {
  name: string
  message: string
  /** As the browser reports it, newest call first; `null` for errors without a stack. */
  stack: string | null
  source: ClientErrorSource
  /** Path of the route with placeholders, as `/employees/:id`; null outside of any. */
  view: string | null
  /** How often it happened since the last report. */
  times: number
}

/** POST /client-errors; answers `ReceivedErrors`. */
export type ClientErrors = { errors: ClientError[] }
/** Under which the server's log has them; shown to the person as the support code. */
export type ReceivedErrors = { traceId: string }

/** Names of code that browsers put in quotes; anything else in quotes may be what a user typed. */
const ofCode = /(?:reading|setting|property|function|export|module|variable|named?) $/i
const identifier = /^[A-Za-z_$][\w$]{0,40}$/

/**
 * A sentence or a stack without what may be personal: searches and fragments of addresses, ids and secrets in them,
 * mail addresses, long figures, and values that a browser quotes.
 */
export function withoutPersonalContent(text: string): string {
  return text
    .replace(/((?:[a-z][\w+.-]*:\/)?\/[^\s?#"'()]*)[?#][^\s"')]*/gi, keepPosition)
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]')
    .replace(/\beyJ[\w-]+(?:\.[\w-]*)*/g, '[token]')
    .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, ':id')
    .replace(
      /(["'`“„‘])((?:(?!\1|["”’\n]).){0,400})(["'`”’])/g,
      (whole, _open, inner: string, _close, at: number, all: string) =>
        identifier.test(inner) && ofCode.test(all.slice(Math.max(0, at - 12), at)) ? whole : '[value]'
    )
    .replace(/\b(?=[\w-]*\d)(?![\w-]*\.)[\w-]{32,}\b/g, '[token]')
    .replace(/(?<![:\w.-])\+?\d(?:[ -]?\d){5,}(?!\w)/g, '[figure]')
}

/** Line and column at the end of a frame's address stay. */
const keepPosition = (whole: string, address: string): string =>
  address + (/(?::\d+){1,2}$/.exec(whole)?.[0] ?? '')
