import i18nManager from '@adonisjs/i18n/services/main'
import { linkHours } from '#app/identity/links/account_link'
import { mailWithLink, pageAddress } from '#app/identity/mails/mail_with_link'
import type { OutgoingMail } from '#app/core/mail/outgoing_mail'
import { localeOf, type LanguageId } from '#contracts/enums'
import type { LinkPurpose } from '#contracts/identity'

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
  return mailWithLink({
    organisationId: to.organisationId,
    to: to.email,
    locale,
    subject: say('subject'),
    paragraphs: [say('greeting'), say('text'), say('expires')],
    url: pageAddress(paths[purpose], { link }),
    button: say('button'),
    closing: say('ignore'),
  })
}
