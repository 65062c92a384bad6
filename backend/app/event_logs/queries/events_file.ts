import type { I18n } from '@adonisjs/i18n'
import { personName } from '#app/core/person_name'
import { guarded } from '#app/exports/public/formula_guard'
import { listEvents, type EventFilters } from '#app/event_logs/queries/event_logs'
import type { Locale } from '#contracts/enums'
import { exportedEvents, type EventLog, type EventPerson } from '#contracts/event_logs'

const heads = ['at', 'person', 'role', 'impersonator', 'action', 'entity', 'subject', 'count', 'ip'] as const

/** The filtered log as a table for a spreadsheet: UTF-8 with a mark, semicolons, no cell that runs. */
export async function eventsFile(filters: EventFilters, i18n: I18n, locale: Locale): Promise<string> {
  const { items } = await listEvents(filters, { page: 1, pageSize: exportedEvents }, locale)
  const lines = [
    heads.map((head) => i18n.formatMessage(`event_logs.column.${head}`)),
    ...items.map((event) => cellsOf(event, locale)),
  ]
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(';')}\r\n`).join('')}`
}

const cellsOf = (event: EventLog, locale: Locale): string[] => [
  event.at,
  nameOf(event.actor, locale),
  String(event.actorRole ?? ''),
  nameOf(event.impersonator, locale),
  event.action,
  event.entity,
  event.subject ?? '',
  String(event.count),
  event.ip ?? '',
]

const nameOf = (person: EventPerson | null, locale: Locale): string =>
  person ? personName(person, locale) : ''
const cell = (text: string): string => `"${guarded(text).replaceAll('"', '""')}"`
