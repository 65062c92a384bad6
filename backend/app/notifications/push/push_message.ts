import i18nManager from '@adonisjs/i18n/services/main'
import { dayFormatOf } from '#app/notifications/mails/day_format'
import { schedulePath } from '#app/notifications/mails/schedule_mail'
import type { ScheduleInBrief } from '#app/notifications/news/merge_news'
import type { Locale } from '#contracts/enums'

/** What a device shows, and where a touch leads: no shift, no place, no name. Read by frontend/public/push_worker.js. */
export type PushMessage = { id: string; title: string; body: string; path: string; lang: Locale }

export function pushMessage(id: string, { kind, data }: ScheduleInBrief, lang: Locale): PushMessage {
  const i18n = i18nManager.locale(lang)
  const day = dayFormatOf(lang)
  const range = { days: day.span(data.from, data.last) }
  return {
    id,
    lang,
    title: i18n.formatMessage(`pushes.${kind}.title`),
    body: i18n.formatMessage(`pushes.${kind}.body`, range),
    path: schedulePath(data.from),
  }
}
