import i18nManager from '@adonisjs/i18n/services/main'
import { addressOf } from '#app/notifications/mails/address_of'
import { dayFormatOf } from '#app/notifications/mails/day_format'
import { plainMail } from '#app/notifications/mails/plain_mail'
import type { Locale } from '#contracts/enums'
import type { RequestNews } from '#contracts/notifications'

type RequestMail = RequestNews & { locale: Locale; name: string }

/** The page of a request. */
export const requestPath = (requestId: string): string => `/requests_module/holidays/${requestId}/details`

/** The mail that says what became of a person's request. Reasons and kinds of absence stay in the product. */
export function requestMail({ locale, name, requestId, number, isApproved, firstDay, lastDay }: RequestMail) {
  const i18n = i18nManager.locale(locale)
  const say = (key: string, values = {}) => i18n.formatMessage(`mails.request.${key}`, values)
  const what = isApproved ? 'approved' : 'rejected'
  const days = dayFormatOf(locale).span(firstDay, lastDay)
  return plainMail({
    ...{ locale, subject: say(`${what}_subject`, { number }), link: addressOf(requestPath(requestId)) },
    paragraphs: [say('greeting', { name }), say(`${what}_text`, { number, days })],
    open: say('open'),
  })
}
