import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { locales, type Locale } from '@shiftloom/backend/contracts/enums'

type Texts = { [key: string]: string | Texts }
export type TextSet = { name: string; byLocale: Record<Locale, Map<string, string>> }

const src = join(import.meta.dirname, '../../src')

/** The shared texts, the words of the rules and those of each feature and its parts, flattened; keys as `t` takes them. */
export function textSets(): TextSet[] {
  const ofDomain = partsOf('', 'domain').map((name) => ({
    name,
    folder: join(src, 'domain', name, 'locales'),
  }))
  const features = ['features', 'office'].flatMap((area) =>
    namesIn(join(src, area)).flatMap((name) => [
      { name, folder: join(src, area, name, 'locales') },
      ...partsOf(area, name).map((part) => ({ name: part, folder: join(src, area, name, part, 'locales') })),
    ])
  )
  return [
    read('', join(src, 'lib/i18n/locales')),
    ...[{ name: 'labour_code', folder: join(src, '../../solver/src/labour_code/wording') }]
      .filter(({ folder }) => namesIn(folder).length > 0)
      .map(({ name, folder }) => read(name, folder)),
    ...[...features, ...ofDomain]
      .filter(({ folder }) => namesIn(folder).length > 0)
      .map(({ name, folder }) => read(name, folder)),
  ]
}

/** What the server says: refusals, mails, files. */
export const serverTextSets = (): TextSet[] =>
  globSync(join(src, '../../backend/app/*/lang/en-US/*.json'))
    .sort()
    .map((file) => {
      const name = basename(file, '.json')
      const languages = dirname(dirname(file))
      return read(`${basename(dirname(languages))} ${name}`, (locale) =>
        join(languages, locale, `${name}.json`)
      )
    })

/** Parts of a feature, or of `domain/`, with texts of their own, which come later than screens. */
export const partsOf = (area: string, feature: string): string[] =>
  namesIn(join(src, area, feature)).filter(
    (part) => namesIn(join(src, area, feature, part, 'locales')).length > 0
  )

function read(name: string, place: string | ((locale: Locale) => string)): TextSet {
  const fileOf = typeof place === 'string' ? (locale: Locale) => join(place, `${locale}.json`) : place
  const byLocale = Object.fromEntries(
    locales.map((locale) => {
      const texts = JSON.parse(readFileSync(fileOf(locale), 'utf8')) as Texts
      return [locale, new Map(flatten(name ? { [name]: texts } : texts))]
    })
  ) as TextSet['byLocale']
  return { name: name || 'shared', byLocale }
}

const flatten = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`)
  )

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
