import { collationOf } from '#app/core/http/collation'
import { locales, type Locale } from '#contracts/enums'

/** Who reads: in which language, and so by which alphabet. */
export type Reader = { locale: Locale; collation: string }

export const readerOf = (locale: string): Reader => {
  const known = locales.find((one) => one === locale) ?? 'en-US'
  return { locale: known, collation: collationOf(known) }
}

/** SQL of the name of a row that has names in every language until it is renamed. */
export const namedIn = (table: string, { locale }: Pick<Reader, 'locale'>): string =>
  `coalesce(${table}.name, ${table}.names->>'${locale}')`
