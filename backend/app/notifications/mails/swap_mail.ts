import i18nManager from '@adonisjs/i18n/services/main'
import { addressOf } from '#app/notifications/mails/address_of'
import { dayFormatOf } from '#app/notifications/mails/day_format'
import { plainMail } from '#app/notifications/mails/plain_mail'
import type { Locale } from '#contracts/enums'
import type { SwapNews } from '#contracts/notifications'

type SwapMail = SwapNews & { locale: Locale; name: string }

/** The page of a swap. */
export const swapPath = (swapId: string): string => `/swaps/${swapId}`

/** The mail about a swap. Names, places and notes stay in the product. */
export function swapMail({ locale, name, swapId, step, day }: SwapMail) {
  const i18n = i18nManager.locale(locale)
  const say = (key: string, values = {}) => i18n.formatMessage(`mails.swap.${key}`, values)
  const days = dayFormatOf(locale).span(day, day)
  return plainMail({
    ...{ locale, subject: say(`${step}_subject`), link: addressOf(swapPath(swapId)) },
    paragraphs: [say('greeting', { name }), say(`${step}_text`, { days })],
    open: say('open'),
  })
}
