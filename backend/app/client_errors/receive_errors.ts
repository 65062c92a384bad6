import { RateLimiterRes } from 'rate-limiter-flexible'
import { errorSink, type ReportedErrors } from '#app/client_errors/error_sink'
import { DomainError } from '#app/core/errors/domain_error'
import { limiter } from '#app/identity/public/limiter'
import { withoutPersonalContent, type ClientError } from '#contracts/client_errors'

/** Reports of one session, and of everyone behind one network address, within the window. */
export const reportLimits = { perSession: 20, perIp: 120, windowSeconds: 15 * 60 }

const open = () => ({
  session: limiter('client_errors_session', reportLimits.perSession, reportLimits.windowSeconds),
  ip: limiter('client_errors_ip', reportLimits.perIp, reportLimits.windowSeconds),
})

type Report = Omit<ReportedErrors, 'signedIn'> & { sessionId: string | null; ip: string }

/**
 * Forwards what a page reported after removing personal content again: the page's own filtering is not trusted.
 *
 * @throws core.too_many_requests
 */
export async function receiveErrors({ sessionId, ip, errors, ...page }: Report): Promise<void> {
  const { session, ip: address } = open()
  // The narrower one first: a page that runs wild uses up its own share, not its neighbours'.
  if (sessionId) await session.consume(sessionId).catch(refused)
  await address.consume(ip).catch(refused)
  errorSink.tell({ ...page, signedIn: sessionId !== null, errors: errors.map(cleaned) })
}

const cleaned = (error: ClientError): ClientError => ({
  ...error,
  name: withoutPersonalContent(error.name),
  message: withoutPersonalContent(error.message),
  stack: error.stack && withoutPersonalContent(error.stack),
  view: error.view && withoutPersonalContent(error.view),
})

function refused(reason: unknown): never {
  throw reason instanceof RateLimiterRes ? new DomainError('core.too_many_requests') : reason
}
