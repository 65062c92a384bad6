import i18nManager from '@adonisjs/i18n/services/main'
import { escapedHtml } from '#app/core/mail/escaped_html'
import { addressOf } from '#app/notifications/mails/address_of'
import { dayFormatOf } from '#app/notifications/mails/day_format'
import type { Locale } from '#contracts/enums'
import type { TimeFormat } from '#contracts/organisation'
import type { Day } from '#contracts/schedule'
import { writtenClockRange } from '#contracts/written_times'

export type ScheduleMailShift = {
  day: Day
  start: string
  end: string
  fullDay: boolean
  /** Absent when the shift has none. */
  position: string | null
  location: string
  isWork: boolean
}
export type ScheduleMail = {
  locale: Locale
  name: string
  organisation: string
  timeFormat: TimeFormat
  /** Nothing they had seen before changed or went. */
  isNew: boolean
  from: Day
  /** Last day of the range. */
  last: Day
  added: number
  changed: number
  removed: number
  shifts: ScheduleMailShift[]
}

/** The mail that shows one person their current schedule. */
export function scheduleMail(mail: ScheduleMail): { subject: string; text: string; html: string } {
  const i18n = i18nManager.locale(mail.locale)
  const say = (key: string, values: Record<string, unknown> = {}) =>
    i18n.formatMessage(`mails.schedule.${key}`, values)
  const day = dayFormatOf(mail.locale)
  const { isNew } = mail
  const range = { days: day.span(mail.from, mail.last) }
  const lines = mail.shifts.map((shift) => ({
    when: `${day.long(shift.day)}, ${shift.fullDay ? say('all_day') : writtenClockRange(shift.start, shift.end, mail, mail.locale)}`,
    what: [shift.isWork ? shift.position : say('absence'), shift.location].filter(Boolean).join(', '),
  }))
  const paragraphs = [
    say('greeting', { name: mail.name }),
    say(isNew ? 'new' : 'updated', { organisation: mail.organisation, ...range }),
    say('counts', { added: mail.added, changed: mail.changed, removed: mail.removed }),
    lines.length > 0 ? say('list') : say('empty', range),
  ]
  const link = addressOf(schedulePath(mail.from))
  return {
    subject: say(isNew ? 'subject_new' : 'subject_updated', range),
    text: [...paragraphs, lines.map(({ when, what }) => `${when}: ${what}`).join('\n'), link]
      .filter((part) => part !== '')
      .join('\n\n'),
    html: html(mail.locale, paragraphs, lines, link && { url: link, label: say('open') }),
  }
}

/** Planners' screens read `from`, those of staff `date`, and without `view` staff would see a month. */
export const schedulePath = (from: Day): string => `/scheduler?view=week&from=${from}&date=${from}`

type Line = { when: string; what: string }

const html = (
  locale: Locale,
  paragraphs: string[],
  lines: Line[],
  link: { url: string; label: string } | ''
) => `<!doctype html>
<html lang="${locale}"><meta charset="utf-8"><body style="font-family: sans-serif; line-height: 1.5">
${paragraphs.map((paragraph) => `<p>${escapedHtml(paragraph)}</p>`).join('\n')}
<table cellpadding="4">
${lines.map(({ when, what }) => `<tr><td><strong>${escapedHtml(when)}</strong></td><td>${escapedHtml(what)}</td></tr>`).join('\n')}
</table>
${link && `<p><a href="${escapedHtml(link.url)}">${escapedHtml(link.label)}</a></p>`}
</body></html>`
