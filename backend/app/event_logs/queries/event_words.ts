import type { I18n } from '@adonisjs/i18n'
import { localeOf } from '#contracts/enums'
import type { EventChange } from '#contracts/event_logs'

type Side = 'before' | 'after'
const people = ['user', 'employee']
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** In words what the log holds as codes, as the screen says it; a code without a word stays as it is. */
export function eventWords(i18n: I18n, names: Record<string, string>) {
  const word = (key: string): string | null => {
    const id = `event_words.${key}`
    return i18n.hasMessage(id) ? i18n.formatMessage(id) : null
  }
  const camel = (text: string) => text.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

  const part = (text: string): string => {
    if (uuid.test(text)) return names[text] ?? '?'
    if (/^\d+$/.test(text)) return String(Number(text) + 1)
    if (/^[A-Z]{2}$/.test(text)) return countryName(text)
    return word(`field.${camel(text)}`) ?? text
  }

  /** A person's name is a first name. */
  const field = (entity: string, path: string): string =>
    path === 'name' && people.includes(entity) ? part('first_name') : path.split('.').map(part).join(' › ')

  const value = (path: string, text: string): string => {
    if (text === 'true' || text === 'false') return word(`answer.${text}`)!
    if (uuid.test(text)) return names[text] ?? word('answer.gone')!
    const field = camel(path.split('.').at(-1)!)
    if (text.startsWith('[')) return listed(path, text)
    if (field === 'language' && /^[0-2]$/.test(text)) return languageName(Number(text))
    return names[text] ?? names[`${path}.${text}`] ?? word(`value.${field}_${text}`) ?? text
  }

  const languageName = (id: number): string =>
    new Intl.DisplayNames([i18n.locale], { type: 'language' }).of(localeOf(id).slice(0, 2))!

  const countryName = (code: string): string =>
    new Intl.DisplayNames([i18n.locale], { type: 'region' }).of(code)!

  const listed = (path: string, text: string): string => {
    try {
      const items: unknown = JSON.parse(text)
      const isPlain = Array.isArray(items) && items.every((item) => typeof item !== 'object')
      return isPlain ? items.map((item) => value(path, String(item))).join(', ') : text
    } catch {
      return text
    }
  }

  return {
    action: (code: string): string => word(`action.${code.replace('.', '_')}`) ?? code,
    entity: (code: string): string => word(`entity.${code}`) ?? code,
    role: (role: number | null): string => (role === null ? '' : (word(`role.${role}`) ?? String(role))),
    /** One line for a cell: each field with its value of that side. `entity`: what the changes are about. */
    side: (entity: string, changes: readonly EventChange[], side: Side): string =>
      changes
        .filter((change) => change[side] !== null && change.path !== 'reason')
        .map(({ path, [side]: text }) => `${field(entity, path)}: ${value(path, text!)}`)
        .join('; '),
  }
}
