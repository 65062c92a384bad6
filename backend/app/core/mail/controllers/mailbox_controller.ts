import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import db from '@adonisjs/lucid/services/db'
import { validate as isUuid } from 'uuid'
import { notFound } from '#app/core/errors/domain_error'
import { localeOfRequest } from '#app/core/http/locale'
import { bringsMailboxKey, keepMailboxKey, mayReadMailbox } from '#app/core/mail/mailbox_entry'
import { bodyPage, listPage, mailPage, type MailboxWords } from '#app/core/mail/mailbox_pages'
import type { StoredMail } from '#app/core/mail/outgoing_mail'
import { mailboxPath } from '#app/core/mail/mailbox_key'

const shown = 100

/** The development mailbox: what would have been sent. It opens by the address that `npm start` prints. */
export default class MailboxController {
  async index({ request, response }: HttpContext) {
    if (bringsMailboxKey(request)) {
      keepMailboxKey(response)
      response.header('Cache-Control', 'no-store')
      return response.redirect(mailboxPath)
    }
    if (!mayReadMailbox(request)) throw notFound()
    const mails = (await db.from('mails').orderBy('created_at', 'desc').limit(shown)) as StoredMail[]
    return html(response, (nonce) => listPage(mails, wordsFor(request), nonce))
  }

  async show({ request, response, params }: HttpContext) {
    const mail = await stored(request, params.id)
    return html(response, (nonce) => mailPage(mail, wordsFor(request), nonce))
  }

  async body({ request, response, params }: HttpContext) {
    const mail = await stored(request, params.id)
    const policy =
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"
    response.header('Content-Security-Policy', policy).header('Cache-Control', 'no-store')
    return response.type('html').send(bodyPage(mail))
  }
}

async function stored(request: HttpContext['request'], id: unknown): Promise<StoredMail> {
  if (!mayReadMailbox(request) || !isUuid(id)) throw notFound()
  const mail = (await db
    .from('mails')
    .where('id', id as string)
    .first()) as StoredMail | null
  if (!mail) throw notFound()
  return mail
}

function html(response: HttpContext['response'], page: (nonce: string) => string) {
  const nonce = randomBytes(16).toString('base64')
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  response.header('Content-Security-Policy', policy).header('Cache-Control', 'no-store')
  return response.type('html').send(page(nonce))
}

function wordsFor(request: HttpContext['request']): MailboxWords {
  const locale = localeOfRequest(request)
  const i18n = i18nManager.locale(locale)
  return {
    locale,
    t: (key) => i18n.formatMessage(`mailbox.${key}`),
    moment: (at) => i18n.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
  }
}
