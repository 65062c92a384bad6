import type { AppNotification, ScheduleNews } from '@shiftloom/backend/contracts/notifications'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import type { TFunction } from 'i18next'
import { addDays } from '#/lib/time/days.ts'
import type { Format } from '#/lib/writing/format.ts'
import type { ScreenPath } from '#/lib/screens/screens.ts'
import { timePath, timeText, type Words } from './time_text.ts'

/** What a notification says, in the language of the page. */
export function notificationText(
  { kind, data, at, person }: AppNotification,
  t: TFunction,
  format: Format
): Words {
  if (kind === 'account')
    return { title: t(`notifications.account.${data.change}`), detail: t('notifications.account.not_you') }
  if (kind === 'request_status') {
    const what = data.isApproved ? 'approved' : 'rejected'
    const days = daysText([data.firstDay, data.lastDay], at, format)
    const title = t(`notifications.request.${what}`, { number: data.number, days })
    return { title, detail: t(`notifications.request.${what}_text`) }
  }
  if (kind === 'request_waits') {
    const days = daysText([data.firstDay, data.lastDay], at, format)
    const title = t(`notifications.request_waits.${data.step}`, { number: data.number, days })
    return { title, detail: t(`notifications.request_waits.${data.step}_text`) }
  }
  if (kind === 'request_deputy') {
    const title = t(`notifications.request_deputy.${data.step}`, {
      name: person ? format.personName(person) : '',
    })
    const { firstDay, lastDay } = data
    return firstDay && lastDay
      ? { title, detail: format.sentence(daysText([firstDay, lastDay], at, format)) }
      : { title, detail: t('notifications.request_deputy.each_leave') }
  }
  if (kind === 'swap') {
    const title = t(`notifications.swap.${data.step}`, { day: dayText(data.day, at, format) })
    return { title, detail: t(`notifications.swap.${data.step}_text`) }
  }
  if (kind === 'time_registration') return timeText(data, person, t, format)
  if (kind === 'open_shift') {
    const title = t(`notifications.open_shift.${data.step}`, { day: dayText(data.day, at, format) })
    return { title, detail: t(`notifications.open_shift.${data.step}_text`) }
  }
  if (kind === 'labour_model')
    return {
      title: t(`notifications.labour_model.${data.outcome}`),
      detail: t('notifications.labour_model.detail', {
        days: daysText([data.from, data.last], at, format),
        count: data.added,
      }),
    }
  const days = daysText([data.from, data.last], at, format)
  return { title: t(`notifications.kinds.${kind}`, { days }), detail: countsOf(data, t, format) }
}

const isOfYear = (at: string, days: readonly Day[]): boolean =>
  days.every((day) => day.slice(0, 4) === at.slice(0, 4))

/** Both days belong to it. With the year where it is another one than that of the notification. */
const daysText = ([first, last]: [Day, Day], at: string, format: Format): string =>
  format.dayRange(first, addDays(last, 1), isOfYear(at, [first, last]) ? 'short' : 'numeric')

const dayText = (day: Day, at: string, format: Format): string =>
  format.day(day, isOfYear(at, [day]) ? 'weekday' : 'weekdayYear')

/** `2 new, 1 removed`; what did not happen is left out. News that was taken back says so. */
function countsOf(news: ScheduleNews, t: TFunction, format: Format): string {
  const parts = (['added', 'changed', 'removed'] as const).flatMap((what) =>
    news[what] > 0 ? [t(`notifications.counts.${what}`, { count: news[what] })] : []
  )
  return parts.length > 0 ? format.sentence(format.list(parts)) : t('notifications.counts.none')
}

/**
 * Where it leads; null when the person may not go there. Planners' schedule reads `from`, that of staff `date`, and
 * without `view` staff would see a month.
 */
export function notificationPath({ kind, data }: AppNotification, pathOf: ScreenPath): string | null {
  if (kind === 'account') return pathOf('my-profile')
  if (kind === 'request_status' || kind === 'request_waits')
    return pathOf('request-details')?.replace(':id', data.requestId) ?? null
  if (kind === 'request_deputy') return pathOf('requests')
  if (kind === 'swap') return pathOf('swap-details')?.replace(':id', data.swapId) ?? null
  if (kind === 'time_registration') return timePath(data, pathOf)
  if (kind === 'open_shift') {
    const swaps = pathOf('swaps')
    return swaps && `${swaps}?view=open_shifts${data.step === 'opened' ? '' : '&over=1'}`
  }
  if (kind === 'labour_model') {
    const demand = pathOf('demand')
    return demand && `${demand}/${data.locationId}/staff?run=${data.runId}`
  }
  const path = pathOf('scheduler')
  return path && `${path}?view=week&from=${data.from}&date=${data.from}`
}
