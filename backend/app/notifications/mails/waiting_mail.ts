import i18nManager from '@adonisjs/i18n/services/main'
import { addressOf } from '#app/notifications/mails/address_of'
import { dayFormatOf } from '#app/notifications/mails/day_format'
import { plainMail } from '#app/notifications/mails/plain_mail'
import { requestPath } from '#app/notifications/mails/request_mail'
import type { Locale } from '#contracts/enums'
import type { WaitingNews } from '#contracts/notifications'

type WaitingMail = WaitingNews & { locale: Locale; name: string }

/** The mail to those who decide. Whose request it is, and of what kind, stays in the product. */
export function waitingMail({ locale, name, requestId, number, step, firstDay, lastDay }: WaitingMail) {
  const i18n = i18nManager.locale(locale)
  const say = (key: string, values = {}) => i18n.formatMessage(`mails.request_waits.${key}`, values)
  const days = dayFormatOf(locale).span(firstDay, lastDay)
  return plainMail({
    ...{ locale, subject: say(`${step}_subject`, { number }), link: addressOf(requestPath(requestId)) },
    paragraphs: [say('greeting', { name }), say(`${step}_text`, { number, days })],
    open: say('open'),
  })
}
