import { rows } from '#app/core/organisation_context'
import { namedIn, readerOf, type Reader } from '#app/office/queries/named_in'
import type { IndustryChoice } from '#contracts/office'

/** What an organisation keeps of its industry `i`: the name it began with in every installation, or the id. */
export const keyOfIndustry = 'coalesce(i.code, i.id::text)'

/** Recommended ones first, "other" last. */
const inOrder = (reader: Reader) =>
  `coalesce(i.code, '') = 'other', i.recommended desc, ${namedIn('i', reader)} ${reader.collation}, i.id`

/** Industries in use. */
export const industryChoices = (reader: Reader): Promise<IndustryChoice[]> =>
  rows<IndustryChoice>(
    `select ${keyOfIndustry} as key, ${namedIn('i', reader)} as name, i.recommended from industries i
     where i.archived_at is null order by ${inOrder(reader)}`
  )

/**
 * Industries in use and `chosen`, which may be out of use in the meantime, with their positions in use as the provider
 * orders them.
 */
export function industriesWithPositions(
  chosen: string | null,
  locale: string
): Promise<{ key: string; name: string; positions: string[] }[]> {
  const reader = readerOf(locale)
  return rows(
    `select ${keyOfIndustry} as key, ${namedIn('i', reader)} as name, array(
       select ${namedIn('p', reader)} from industry_positions p
       where p.industry_id = i.id and p.archived_at is null
       order by p.sort, ${namedIn('p', reader)} ${reader.collation}, p.id) as positions
     from industries i where i.archived_at is null or ${keyOfIndustry} = ?
     order by ${inOrder(reader)}`,
    [chosen]
  )
}

/** What industries are called in a language, by what organisations keep of them; deleted ones are missing. */
export async function industryNames(keys: readonly string[], locale: string): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const found = await rows<{ key: string; name: string }>(
    `select ${keyOfIndustry} as key, ${namedIn('i', readerOf(locale))} as name from industries i
     where ${keyOfIndustry} = any(?)`,
    [keys]
  )
  return new Map(found.map(({ key, name }) => [key, name]))
}

export async function isIndustry(key: string): Promise<boolean> {
  const [found] = await rows(
    `select 1 from industries i where i.archived_at is null and ${keyOfIndustry} = ?`,
    [key]
  )
  return found !== undefined
}
