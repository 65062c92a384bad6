import logger from '@adonisjs/core/services/logger'
import type { ClientErrors } from '#contracts/client_errors'

/** What a page reported, and the kind of page. The only fact about the user is whether one was signed in. */
export type ReportedErrors = ClientErrors & {
  traceId: string
  signedIn: boolean
  /** Of the browser, shortened. */
  browser: string | null
}
/** Where errors of pages go. Another service gets its own adapter; it must not throw at the page's expense. */
export type ErrorSink = (reported: ReportedErrors) => void

/** One line a kind of error, at the level of what failed in the server itself. */
const log: ErrorSink = ({ errors, ...page }) => {
  for (const error of errors) logger.error({ clientError: error, ...page }, 'a page failed')
}

let current: ErrorSink = log

export const errorSink = {
  tell: ((reported) => current(reported)) satisfies ErrorSink,
  /** @returns what brings the one before back */
  use(other: ErrorSink): () => void {
    const before = current
    current = other
    return () => void (current = before)
  },
}
