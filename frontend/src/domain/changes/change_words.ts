import type { EventLogDetails } from '@shiftloom/backend/contracts/event_logs'
import type { DateFormat, WeekStart } from '@shiftloom/backend/contracts/organisation'
import type { TFunction } from 'i18next'
import { i18n } from '#/lib/i18n/i18n.ts'
import type { Format } from '#/lib/writing/format.ts'
import { countryName } from '#/domain/company/regions.ts'
import { dateExample, timeExample, weekdayName } from '#/domain/company/writing_choices.ts'
import { textsOfValues } from './texts_of_values.ts'

type Details = Pick<EventLogDetails, 'changes' | 'names'>
type Words = Details & {
  t: TFunction
  format: Format
  timeZone: string
  /** What the changes are about, as the log names it; a person's name is a first name. */
  entity?: string
}

const people = ['user', 'employee']
const isCountry = (text: string) => /^[A-Z]{2}$/.test(text)
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
const camel = (text: string) => text.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const wordOf = (t: TFunction, key: string) => (i18n.exists(key) ? t(key) : null)

/** Where a value is, in words; rows without a name are numbered in the order they are listed. */
export function fieldText({ t, format, names, changes, entity }: Words, path: string): string {
  if (path === 'name' && people.includes(entity ?? '')) return t('changes.field.firstName')
  const parts = path.split('.').map((part, place, all) => {
    if (all[place - 1] === 'requestKinds') return names[part] ?? part
    if (isId(part)) return names[part] ?? t('changes.row', { number: rowsWithoutName().indexOf(part) + 1 })
    if (/^\d+$/.test(part)) return t('changes.row', { number: Number(part) + 1 })
    if (isCountry(part)) return countryName(format, part)
    return wordOf(t, `changes.field.${camel(part)}`) ?? wordOf(t, `labour_code.names.${part}`) ?? part
  })
  return parts.join(' › ')

  function rowsWithoutName(): string[] {
    const all = changes.flatMap((change) => change.path.split('.'))
    return [...new Set(all)].filter((part) => isId(part) && !(part in names))
  }
}

/** A value as people write it: days, times and instants in their format, things by their names, kinds in words. */
export function valueText(words: Words, path: string, value: string | null): string {
  const { t, format, names, timeZone } = words
  if (value === null || value === '') return '—'
  // Positions of an industry, by their names.
  if (/^positions\.[^.]+$/.test(path) && /^(true|false)$/.test(value))
    return t(`changes.position.${value === 'true' ? 'on' : 'off'}`)
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'form.yes' : 'form.no')
  if (value.startsWith('[')) return listText(words, path, value)
  if (isId(value)) return names[value] ?? t('changes.gone')
  const said = kindText(words, path, value)
  if (said !== null) return said
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return format.day(value, 'numeric')
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return format.instant(value, timeZone)
  if (/^\d\d:\d\d$/.test(value)) return format.clock(value)
  return value
}

/** What the codes of a field mean, null where it has none. */
function kindText({ t, format, names }: Words, path: string, value: string): string | null {
  const [group, field] = path.split('.').map(camel).slice(-2)
  if (field === undefined && isCountry(path)) return names[`${path}.${value}`] ?? null
  const last = field ?? group!
  if (last === 'country' && isCountry(value)) return countryName(format, value)
  // Forms call the colours by their number.
  if (last === 'color' && /^\d+$/.test(value)) return t('changes.row', { number: Number(value) + 1 })
  if (last === 'timeZone') return value.replaceAll('_', ' ')
  if (last === 'dateFormat') return dateExample(value as DateFormat)
  if (last === 'timeFormat') return timeExample(value)
  if (last === 'industry') return names[value] ?? value
  if (/weekdays?$|^firstDayOfWeek$/i.test(last) && /^[1-7]$/.test(value))
    return weekdayName(format, Number(value) as WeekStart)
  // Ways of single rules stand under the rule's name.
  const texts = textsOfValues.get(group === 'severities' ? 'severity' : last) ?? []
  for (const text of texts) {
    const said = wordOf(t, text.split('*').join(value))
    if (said !== null) return said
  }
  return null
}

function listText(words: Words, path: string, value: string): string {
  let items: unknown
  try {
    items = JSON.parse(value)
  } catch {
    return value
  }
  if (!Array.isArray(items)) return value
  if (items.length === 0) return '—'
  const rows = items.filter((item): item is Row => typeof item === 'object' && item !== null)
  return rows.length > 0
    ? rows.map((row) => rowText(words, row)).join('; ')
    : words.format.list(items.map((item) => valueText(words, path, String(item))))
}

type Row = Record<string, string | number | boolean | null>

/** Every value of a row by its name; money in the row's own currency. */
function rowText(words: Words, row: Row): string {
  const shown = Object.entries(row).filter(([key, value]) => value !== null && key !== 'currency')
  const said = ([key, value]: [string, Row[string]]): string =>
    /Minor$/.test(key) && typeof value === 'number' && typeof row.currency === 'string'
      ? words.format.money({ minor: value, currency: row.currency })
      : valueText(words, key, typeof value === 'object' ? JSON.stringify(value) : String(value))
  return shown.map((one) => `${fieldText(words, one[0])}: ${said(one)}`).join(', ')
}
