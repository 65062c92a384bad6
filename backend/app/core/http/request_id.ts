import type { IncomingMessage } from 'node:http'

/** What callers may name a request: it is repeated in answers, in the log and in mails to support. */
const named = /^[\w.:-]{8,64}$/

/** Forgets the name a caller gives a request unless it is one; the request then gets one of ours. */
export function checkRequestId({ headers }: IncomingMessage): void {
  if (!named.test(String(headers['x-request-id'] ?? ''))) delete headers['x-request-id']
}
