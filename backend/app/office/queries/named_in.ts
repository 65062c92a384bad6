import { sql } from 'kysely'
import { collationOf } from '#app/core/http/collation'
import { locales, type Locale } from '#contracts/enums'

/** Who reads: in which language, and so by which alphabet. */
export type Reader = { locale: Locale; collation: string }

export const readerOf = (locale: string): Reader => {
  const known = locales.find((one) => one === locale) ?? 'en-US'
  return { locale: known, collation: collationOf(known) }
}

/** The name of a row `i` or `p` that has names in every language until it is renamed. */
export const namedIn = (table: 'i' | 'p', { locale }: Pick<Reader, 'locale'>) =>
  sql<string>`coalesce(${sql.ref(`${table}.name`)}, ${sql.ref(`${table}.names`)}->>${sql.lit(locale)})`

/** The same to sort by. */
export const byName = (table: 'i' | 'p', reader: Reader) =>
  sql`${namedIn(table, reader)} ${sql.raw(reader.collation)}`
