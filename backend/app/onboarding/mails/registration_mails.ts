import i18nManager from '@adonisjs/i18n/services/main'
import type { OutgoingMail } from '#app/core/mail/outgoing_mail'
import { mailWithLink, pageAddress } from '#app/identity/public/mail_with_link'
import { localeOf, type LanguageId } from '#contracts/enums'
import { registrationHours } from '#contracts/onboarding'

type Recipient = { email: string; language: LanguageId }

/** Contains no text from the registration: until it is confirmed, the address may be another person's. */
export const confirmationMail = (to: Recipient, link: string): OutgoingMail =>
  registrationMail('confirmation', to, pageAddress('/activate-account', { registration: link }))

/** To a person who already has an account: the page says the same to everyone, so only the mail can say it. */
export const existingAccountMail = (to: Recipient): OutgoingMail =>
  registrationMail('existing_account', to, pageAddress('/forgot-password'))

function registrationMail(
  kind: 'confirmation' | 'existing_account',
  { email, language }: Recipient,
  url: string
): OutgoingMail {
  const locale = localeOf(language)
  const i18n = i18nManager.locale(locale)
  const say = (key: string) =>
    i18n.formatMessage(`registration_mails.${kind}.${key}`, { hours: registrationHours })
  return mailWithLink({
    organisationId: null,
    to: email,
    locale,
    subject: say('subject'),
    paragraphs: [say('greeting'), say('text'), say('expires')],
    url,
    button: say('button'),
    closing: say('ignore'),
  })
}
