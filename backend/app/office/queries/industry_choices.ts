import { rows } from '#app/core/organisation_context'
import { namedIn, type Reader } from '#app/office/queries/named_in'
import type { IndustryChoice } from '#contracts/office'

/** What an organisation keeps of its industry: the name it began with in every installation, or the id. */
const keyOfIndustry = 'coalesce(i.code, i.id::text)'

/** Industries in use, recommended ones first, "other" last. */
export const industryChoices = (reader: Reader): Promise<IndustryChoice[]> =>
  rows<IndustryChoice>(
    `select ${keyOfIndustry} as key, ${namedIn('i', reader)} as name, i.recommended from industries i
     where i.archived_at is null
     order by coalesce(i.code, '') = 'other', i.recommended desc, ${namedIn('i', reader)} ${reader.collation}, i.id`
  )

export async function isIndustry(key: string): Promise<boolean> {
  const [found] = await rows(
    `select 1 from industries i where i.archived_at is null and ${keyOfIndustry} = ?`,
    [key]
  )
  return found !== undefined
}
