import { sql, type Expression } from 'kysely'
import { organisationContext } from '#app/core/organisation_context'
import type { Locale } from '#contracts/enums'

/** Both names as the language writes them: Vietnamese names begin with the family. */
export const personName = (
  { name, surname }: { name: string; surname: string },
  locale: Locale = localeOfActor()
): string => (locale === 'vi-VN' ? `${surname} ${name}` : `${name} ${surname}`)

/** The same in SQL, of two expressions; null parts are left out. */
export const personNameSql = (name: string, surname: string, locale: Locale = localeOfActor()): string =>
  `concat_ws(' ', ${locale === 'vi-VN' ? `${surname}, ${name}` : `${name}, ${surname}`})`

/** The same in a typed query. */
export const personNameOf = (
  name: Expression<string | null>,
  surname: Expression<string | null>,
  locale: Locale = localeOfActor()
) => {
  const [first, second] = locale === 'vi-VN' ? [surname, name] : [name, surname]
  return sql<string>`concat_ws(' ', ${first}, ${second})`
}

const localeOfActor = (): Locale => organisationContext.current().actor?.locale ?? 'en-US'
