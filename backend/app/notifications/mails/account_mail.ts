import i18nManager from '@adonisjs/i18n/services/main'
import { addressOf } from '#app/notifications/mails/address_of'
import { plainMail } from '#app/notifications/mails/plain_mail'
import type { Locale } from '#contracts/enums'
import type { AccountNews } from '#contracts/notifications'

type AccountMail = AccountNews & { locale: Locale; name: string }

/** The mail that informs a user of a change to their account, in case it was not them. */
export function accountMail({ locale, name, change }: AccountMail) {
  const i18n = i18nManager.locale(locale)
  const say = (key: string, values = {}) => i18n.formatMessage(`mails.account.${key}`, values)
  return plainMail({
    ...{ locale, subject: say(`${change}_subject`), link: addressOf('/my-profile'), open: say('open') },
    paragraphs: [say('greeting', { name }), say(`${change}_text`), say('not_you')],
  })
}
