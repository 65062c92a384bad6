import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import type { Locale } from '#contracts/enums'

type Texts = { [key: string]: string | Texts }

const read = (path: string): Texts =>
  JSON.parse(readFileSync(app.makePath('../frontend/src', path), 'utf8')) as Texts
const part = (texts: Texts, key: string) => texts[key] as Texts

/** Kinds of values whose codes the log's screen says in words, by the field that holds them. */
const kinds = ['status', 'part', 'reason', 'unit', 'weeklyRestMode']

/** The words of the event log's screen, as the server keeps them for its file. */
export function eventWordsOf(locale: Locale): Texts {
  const log = read(`features/event_logs/locales/${locale}.json`)
  const changes = read(`domain/changes/locales/${locale}.json`)
  const shared = read(`lib/i18n/locales/${locale}.json`)
  const { yes, no } = part(shared, 'form')
  const value = kinds.flatMap((kind) =>
    Object.entries(part(changes, kind)).map(([code, word]) => [`${kind}_${code}`, word])
  )
  return {
    ...{ action: log.action!, entity: log.entity!, field: changes.field!, role: shared.roles! },
    answer: { true: yes!, false: no!, gone: changes.gone! },
    value: Object.fromEntries(value) as Texts,
  }
}
