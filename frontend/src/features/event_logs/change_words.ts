import type { EventLogDetails } from '@shiftloom/backend/contracts/event_logs'
import type { TFunction } from 'i18next'
import { i18n } from '#/lib/i18n/i18n.ts'
import type { Format } from '#/lib/format.ts'

type Names = EventLogDetails['names']
type Words = { t: TFunction; format: Format; names: Names; timeZone: string }

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
const camel = (text: string) => text.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Where a value stands, in words; rows without a name are numbered. `rowOf` gives a row's number by its id. */
export function fieldText({ t, names }: Words, path: string, rowOf: (id: string) => number): string {
  const parts = path.split('.').map((part) => {
    if (isId(part)) return names[part] ?? t('event_logs.row', { number: rowOf(part) })
    if (/^\d+$/.test(part)) return t('event_logs.row', { number: Number(part) + 1 })
    const key = `event_logs.field.${camel(part)}`
    return i18n.exists(key) ? t(key) : part
  })
  return parts.join(' › ')
}

/** A value as people write it: days, times and instants in their format, things by their names, yes and no. */
export function valueText(words: Words, path: string, value: string | null): string {
  const { t, format, names, timeZone } = words
  if (value === null || value === '') return '—'
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'form.yes' : 'form.no')
  if (value.startsWith('[')) return listText(words, path, value)
  if (isId(value)) return names[value] ?? t('event_logs.gone')
  if (path === 'role') return t(`roles.${value}`)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return format.day(value, 'numeric')
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return format.instant(value, timeZone)
  if (/^\d\d:\d\d$/.test(value)) return format.clock(value)
  return value
}

function listText(words: Words, path: string, value: string): string {
  let items: unknown
  try {
    items = JSON.parse(value)
  } catch {
    return value
  }
  if (!Array.isArray(items) || !items.every((item) => typeof item !== 'object')) return value
  return items.length === 0
    ? '—'
    : words.format.list(items.map((item) => valueText(words, path, String(item))))
}
