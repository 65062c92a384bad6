import i18nManager from '@adonisjs/i18n/services/main'
import { addressOf } from '#app/notifications/mails/address_of'
import { dayFormatOf } from '#app/notifications/mails/day_format'
import { plainMail } from '#app/notifications/mails/plain_mail'
import type { Locale } from '#contracts/enums'
import type { CorrectionNews } from '#contracts/notifications'

type TimeMail = { locale: Locale; name: string; news: CorrectionNews }

/** Where corrections of the month are read and answered. */
export const timePath = ({ day }: CorrectionNews): string =>
  `/system/records?month=${day.slice(0, 7)}&view=corrections`

/** The mail about registered time. Names, places and reasons stay in the product. */
export function timeMail({ locale, name, news }: TimeMail) {
  const i18n = i18nManager.locale(locale)
  const say = (key: string, values = {}) => i18n.formatMessage(`mails.time.${key}`, values)
  const what = `${news.about}_${news.step}`
  return plainMail({
    ...{ locale, subject: say(`${what}_subject`), link: addressOf(timePath(news)) },
    paragraphs: [
      say('greeting', { name }),
      say(`${what}_text`, { days: dayFormatOf(locale).span(news.day, news.day) }),
    ],
    open: say('open'),
  })
}
