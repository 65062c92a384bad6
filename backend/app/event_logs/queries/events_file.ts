import type { I18n } from '@adonisjs/i18n'
import { personName } from '#app/core/person_name'
import { guarded } from '#app/exports/public/formula_guard'
import { eventsInFull, type EventFilters, type EventInFull } from '#app/event_logs/queries/event_logs'
import { eventWords } from '#app/event_logs/queries/event_words'
import { namesIn } from '#app/event_logs/queries/names_in'
import type { Locale } from '#contracts/enums'
import { exportedEvents, type EventPerson } from '#contracts/event_logs'

const heads = [
  ...(['at', 'person', 'role', 'impersonator', 'action', 'entity', 'subject', 'count'] as const),
  ...(['reason', 'before', 'after', 'ip'] as const),
]

/** Events that are held in memory at once; one of them may be a schedule of thousands of shifts. */
const atOnce = 500
/** Changes of one event that fit a cell; the screen shows more. */
const changesInCell = 40

/** The filtered log as a table for a spreadsheet: UTF-8 with a mark, semicolons, no cell that runs. */
export async function eventsFile(filters: EventFilters, i18n: I18n, locale: Locale): Promise<string> {
  const lines = [heads.map((head) => i18n.formatMessage(`event_logs.column.${head}`))]
  for (let page = 1; page <= exportedEvents / atOnce; page++) {
    const events = await eventsInFull(filters, { page, pageSize: atOnce }, locale)
    lines.push(...(await linesOf(events, i18n, locale)))
    if (events.length < atOnce) break
  }
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(';')}\r\n`).join('')}`
}

async function linesOf(events: EventInFull[], i18n: I18n, locale: Locale): Promise<string[][]> {
  const listed = events.map((event) => ({ ...event, changes: event.changes.slice(0, changesInCell) }))
  const names = await namesIn(
    listed.flatMap(({ changes }) => changes),
    locale
  )
  const words = eventWords(i18n, names)
  return listed.map((event) => [
    event.at,
    nameOf(event.actor, locale),
    words.role(event.actorRole),
    nameOf(event.impersonator, locale),
    words.action(event.action),
    words.entity(event.entity),
    event.subject ?? '',
    String(event.count),
    event.reason ?? '',
    words.side(event.entity, event.changes, 'before'),
    words.side(event.entity, event.changes, 'after'),
    event.ip ?? '',
  ])
}

const nameOf = (person: EventPerson | null, locale: Locale): string =>
  person ? personName(person, locale) : ''
const cell = (text: string): string => `"${guarded(text).replaceAll('"', '""')}"`
