import i18nManager from '@adonisjs/i18n/services/main'
import { addressOf } from '#app/notifications/mails/address_of'
import { dayFormatOf } from '#app/notifications/mails/day_format'
import { plainMail } from '#app/notifications/mails/plain_mail'
import type { Locale } from '#contracts/enums'
import type { TimeNews } from '#contracts/notifications'

type TimeMail = { locale: Locale; name: string; news: TimeNews }

/** Where the news is followed up: corrections and records of the month, or the kiosks. */
export function timePath(news: TimeNews): string {
  if (news.about === 'alert' && news.alert === 'silent_kiosk') return '/kiosk-module'
  const records = `/system/records?month=${news.day.slice(0, 7)}`
  if (news.about === 'correction') return `${records}&view=corrections`
  return news.employeeId ? `${records}&person=${news.employeeId}` : records
}

/** News of registered time in words; names, places and reasons stay in the product. */
export function timeWords(news: TimeNews, locale: Locale): { title: string; text: string } {
  const i18n = i18nManager.locale(locale)
  const values = { days: dayFormatOf(locale).span(news.day, news.day) }
  const what = whatOf(news)
  return {
    title: i18n.formatMessage(`mails.time.${what}_subject`, values),
    text: i18n.formatMessage(`mails.time.${what}_text`, values),
  }
}

function whatOf(news: TimeNews): string {
  if (news.about === 'correction') return `correction_${news.step}`
  const isOwn = news.employeeId === null && news.alert !== 'silent_kiosk'
  return isOwn ? `alert_${news.alert}_own` : `alert_${news.alert}`
}

export function timeMail({ locale, name, news }: TimeMail) {
  const i18n = i18nManager.locale(locale)
  const { title, text } = timeWords(news, locale)
  return plainMail({
    ...{ locale, subject: title, link: addressOf(timePath(news)) },
    paragraphs: [i18n.formatMessage('mails.time.greeting', { name }), text],
    open: i18n.formatMessage('mails.time.open'),
  })
}
