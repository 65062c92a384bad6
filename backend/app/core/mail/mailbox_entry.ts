import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { mailboxIsOpen } from '#app/core/mail/mail_settings'
import { mailboxCookie, mailboxKey, mailboxPath } from '#app/core/mail/mailbox_key'

type Request = HttpContext['request']

/** Whether a reader may see the mailbox: the browser keeps the key of the printed address. */
export const mayReadMailbox = (request: Request): boolean =>
  isReachable(request) && isKey(request.plainCookie(mailboxCookie, { encoded: false }))

/** Whether a request brings the key in its address, as the printed one does. */
export const bringsMailboxKey = (request: Request): boolean =>
  isReachable(request) && isKey(request.input('key'))

/** Keeps the key in the browser, so that it stands in the address once only. */
export const keepMailboxKey = (response: HttpContext['response']) =>
  response.plainCookie(mailboxCookie, ownKey(), { encode: false, path: mailboxPath })

/** A proxy on this machine looks like a browser on it, so what came through one that names itself is a stranger's. */
const isReachable = (request: Request): boolean => mailboxIsOpen() && !isForwarded(request.headers())

const isForwarded = (headers: NodeJS.Dict<unknown>): boolean =>
  Object.keys(headers).some((name) => /^(x-forwarded-.*|x-real-ip|forwarded|via)$/.test(name))

const ownKey = (): string => mailboxKey(env.get('APP_KEY'))

// Hashes are of one length, which the comparison needs.
const isKey = (given: unknown): boolean =>
  typeof given === 'string' && timingSafeEqual(digest(given), digest(ownKey()))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
