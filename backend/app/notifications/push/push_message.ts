import i18nManager from '@adonisjs/i18n/services/main'
import { dayFormatOf } from '#app/notifications/mails/day_format'
import { schedulePath } from '#app/notifications/mails/schedule_mail'
import type { ScheduleInBrief } from '#app/notifications/news/merge_news'
import { requestsPath } from '#app/notifications/mails/deputy_mail'
import { openShiftsPath } from '#app/notifications/mails/open_shift_mail'
import { swapPath } from '#app/notifications/mails/swap_mail'
import { requestPath } from '#app/notifications/mails/request_mail'
import type { Locale } from '#contracts/enums'
import { timePath, timeWords } from '#app/notifications/mails/time_mail'
import type {
  DeputyNews,
  OpenShiftNews,
  RequestNews,
  SwapNews,
  TimeNews,
  WaitingNews,
} from '#contracts/notifications'

/** What a device shows, and where a touch leads: no shift, no place, no name. Read by frontend/public/push_worker.js. */
export type PushMessage = { id: string; title: string; body: string; path: string; lang: Locale }

export type PushedNews =
  | ScheduleInBrief
  | { kind: 'request_status'; data: RequestNews }
  | { kind: 'request_waits'; data: WaitingNews }
  | { kind: 'request_deputy'; data: DeputyNews }
  | { kind: 'swap'; data: SwapNews }
  | { kind: 'open_shift'; data: OpenShiftNews }
  | { kind: 'time_registration'; data: TimeNews }

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
  if (kind === 'request_deputy') {
    const say = (key: string) => i18n.formatMessage(`pushes.request_deputy_${data.step}.${key}`)
    return { id, lang, title: say('title'), body: say('body'), path: requestsPath }
  }
  const day = dayFormatOf(lang)
  if (kind === 'swap') {
    const say = (key: string) =>
      i18n.formatMessage(`pushes.swap_${data.step}.${key}`, { days: day.span(data.day, data.day) })
    return { id, lang, title: say('title'), body: say('body'), path: swapPath(data.swapId) }
  }
  if (kind === 'time_registration') {
    const { title, text } = timeWords(data, lang)
    return { id, lang, title, body: text, path: timePath(data) }
  }
  if (kind === 'open_shift') {
    const say = (key: string) =>
      i18n.formatMessage(`pushes.open_shift_${data.step}.${key}`, { days: day.span(data.day, data.day) })
    return { id, lang, title: say('title'), body: say('body'), path: openShiftsPath(data.step) }
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
