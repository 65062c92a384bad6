import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { byName, namedIn, readerOf, type Reader } from '#app/office/queries/named_in'
import type { IndustryChoice } from '#contracts/office'

/** What an organisation keeps of its industry `i`: the name it began with in every installation, or the id. */
export const keyOfIndustry = sql<string>`coalesce(i.code, i.id::text)`

/** Recommended ones first, "other" last. */
const named = (reader: Reader) =>
  database()
    .selectFrom('industries as i')
    .select([keyOfIndustry.as('key'), namedIn('i', reader).as('name')])
    .orderBy(sql`coalesce(i.code, '') = 'other'`)
    .orderBy('i.recommended', 'desc')
    .orderBy(byName('i', reader))
    .orderBy('i.id')

/** Industries in use. */
export const industryChoices = (reader: Reader): Promise<IndustryChoice[]> =>
  named(reader).select('i.recommended').where('i.archivedAt', 'is', null).execute()

/**
 * Industries in use and `chosen`, which may be out of use in the meantime, with their positions in use as the provider
 * orders them.
 */
export function industriesWithPositions(
  chosen: string | null,
  locale: string
): Promise<{ key: string; name: string; positions: string[] }[]> {
  const reader = readerOf(locale)
  return named(reader)
    .select((eb) => {
      const positions = eb
        .selectFrom('industryPositions as p')
        .select(namedIn('p', reader).as('name'))
        .whereRef('p.industryId', '=', 'i.id')
        .where('p.archivedAt', 'is', null)
        .orderBy('p.sort')
        .orderBy(byName('p', reader))
        .orderBy('p.id')
      return sql<string[]>`array(${positions})`.as('positions')
    })
    .where((eb) => eb.or([eb('i.archivedAt', 'is', null), eb(keyOfIndustry, '=', chosen ?? '')]))
    .execute()
}

/** What industries are called in a language, by what organisations keep of them; deleted ones are missing. */
export async function industryNames(keys: readonly string[], locale: string): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const found = await named(readerOf(locale)).where(keyOfIndustry, 'in', keys).execute()
  return new Map(found.map(({ key, name }) => [key, name]))
}

export async function isIndustry(key: string): Promise<boolean> {
  const found = await database()
    .selectFrom('industries as i')
    .select('i.id')
    .where('i.archivedAt', 'is', null)
    .where(keyOfIndustry, '=', key)
    .executeTakeFirst()
  return found !== undefined
}
