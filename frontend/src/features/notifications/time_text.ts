import type { AppNotification, TimeNews } from '@shiftloom/backend/contracts/notifications'
import type { TFunction } from 'i18next'
import type { Format } from '#/lib/writing/format.ts'
import type { ScreenPath } from '#/lib/screens/screens.ts'

export type Words = { title: string; detail: string }

/** What news of registered time says; managers read whom it is about. */
export function timeText(
  news: TimeNews,
  person: AppNotification['person'],
  t: TFunction,
  format: Format
): Words {
  const day = format.day(news.day, 'weekday')
  if (news.about === 'correction')
    return {
      title: t(`notifications.correction.${news.step}`, { day }),
      detail: t(`notifications.correction.${news.step}_text`),
    }
  const { alert, employeeId, kiosk } = news
  const isOwn = employeeId === null && (alert === 'late' || alert === 'missing_end')
  const what = isOwn ? (`${alert}_own` as const) : alert
  const clock = news.clock && format.clock(news.clock)
  const name = person ? format.personName(person) : '–'
  return {
    title: t(`notifications.alert.${what}`, { day, clock, name, kiosk }),
    detail: t(`notifications.alert.${what}_text`, { day, clock }),
  }
}

/** Where news of registered time is followed up; null when the person may not go there. */
export function timePath(news: TimeNews, pathOf: ScreenPath): string | null {
  if (news.about === 'alert' && news.alert === 'silent_kiosk') return pathOf('kiosk-module')
  const records = pathOf('records')
  if (!records) return null
  const month = `${records}?month=${news.day.slice(0, 7)}`
  if (news.about === 'correction') return `${month}&view=corrections`
  return news.employeeId ? `${month}&person=${news.employeeId}` : month
}
