import i18nManager from '@adonisjs/i18n/services/main'
import { dayFormatOf } from '#app/notifications/mails/day_format'
import { schedulePath } from '#app/notifications/mails/schedule_mail'
import type { ScheduleInBrief } from '#app/notifications/news/merge_news'
import { swapPath } from '#app/notifications/mails/swap_mail'
import { requestPath } from '#app/notifications/mails/request_mail'
import type { Locale } from '#contracts/enums'
import type { RequestNews, SwapNews, WaitingNews } from '#contracts/notifications'

/** What a device shows, and where a touch leads: no shift, no place, no name. Read by frontend/public/push_worker.js. */
export type PushMessage = { id: string; title: string; body: string; path: string; lang: Locale }

export type PushedNews =
  | ScheduleInBrief
  | { kind: 'request_status'; data: RequestNews }
  | { kind: 'request_waits'; data: WaitingNews }
  | { kind: 'swap'; data: SwapNews }

export function pushMessage(id: string, { kind, data }: PushedNews, lang: Locale): PushMessage {
  const i18n = i18nManager.locale(lang)
  if (kind === 'request_status') {
    const what = data.isApproved ? 'approved' : 'rejected'
    const say = (key: string) => i18n.formatMessage(`pushes.request_${what}.${key}`, { number: data.number })
    return { id, lang, title: say('title'), body: say('body'), path: requestPath(data.requestId) }
  }
  if (kind === 'request_waits') {
    const say = (key: string) =>
      i18n.formatMessage(`pushes.request_${data.step}.${key}`, { number: data.number })
    return { id, lang, title: say('title'), body: say('body'), path: requestPath(data.requestId) }
  }
  const day = dayFormatOf(lang)
  if (kind === 'swap') {
    const say = (key: string) =>
      i18n.formatMessage(`pushes.swap_${data.step}.${key}`, { days: day.span(data.day, data.day) })
    return { id, lang, title: say('title'), body: say('body'), path: swapPath(data.swapId) }
  }
  const range = { days: day.span(data.from, data.last) }
  return {
    id,
    lang,
    title: i18n.formatMessage(`pushes.${kind}.title`),
    body: i18n.formatMessage(`pushes.${kind}.body`, range),
    path: schedulePath(data.from),
  }
}
