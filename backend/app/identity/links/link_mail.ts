import i18nManager from '@adonisjs/i18n/services/main'
import { linkMailHtml } from '#app/identity/mails/link_mail_html'
import { linkHours } from '#app/identity/links/account_link'
import type { OutgoingMail } from '#app/core/mail/outgoing_mail'
import { localeOf, type LanguageId } from '#contracts/enums'
import type { LinkPurpose } from '#contracts/identity'
import env from '#start/env'

type Recipient = {
  organisationId: string | null
  organisationName: string | null
  email: string
  name: string
  language: LanguageId
}
const paths: Record<LinkPurpose, string> = {
  activation: '/activate-account',
  password_reset: '/new-password',
}

/** The mail that carries a link, in the recipient's language. */
export function linkMail(purpose: LinkPurpose, to: Recipient, link: string): OutgoingMail {
  const locale = localeOf(to.language)
  const i18n = i18nManager.locale(locale)
  const values = {
    name: to.name,
    organisation: to.organisationName ?? 'Shiftloom',
    hours: linkHours[purpose],
  }
  const say = (key: string) => i18n.formatMessage(`account_mails.${purpose}.${key}`, values)
  const url = addressOf(paths[purpose], link)
  const paragraphs = [say('greeting'), say('text'), say('expires')]
  const closing = say('ignore')
  return {
    organisationId: to.organisationId,
    to: to.email,
    locale,
    subject: say('subject'),
    text: [...paragraphs, url, closing].join('\n\n'),
    html: linkMailHtml({ locale, paragraphs, url, button: say('button'), closing }),
  }
}

const addressOf = (path: string, link: string): string => {
  const url = new URL(path, env.get('APP_URL') ?? 'http://localhost:3333')
  url.searchParams.set('link', link)
  return url.href
}
