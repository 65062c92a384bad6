import i18nManager from '@adonisjs/i18n/services/main'
import { addressOf } from '#app/notifications/mails/address_of'
import { dayFormatOf } from '#app/notifications/mails/day_format'
import { plainMail } from '#app/notifications/mails/plain_mail'
import type { Locale } from '#contracts/enums'
import type { DeputyNews } from '#contracts/notifications'

type DeputyMail = DeputyNews & { locale: Locale; name: string }

/** Where requests are decided. */
export const requestsPath = '/requests_module/holidays'

/** The mail to a deputy. Whose place it is stays in the product. */
export function deputyMail({ locale, name, step, firstDay, lastDay }: DeputyMail) {
  const i18n = i18nManager.locale(locale)
  const say = (key: string, values = {}) => i18n.formatMessage(`mails.request_deputy.${key}`, values)
  const text =
    firstDay && lastDay
      ? say(`${step}_text`, { days: dayFormatOf(locale).span(firstDay, lastDay) })
      : say(`${step}_leave_text`)
  return plainMail({
    ...{ locale, subject: say(`${step}_subject`), link: addressOf(requestsPath) },
    paragraphs: [say('greeting', { name }), text],
    open: say('open'),
  })
}
