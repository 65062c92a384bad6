import { notFound } from '#app/core/errors/domain_error'
import { containing } from '#app/core/http/collation'
import { rows } from '#app/core/organisation_context'
import type { PageQuery } from '#app/core/http/result'
import { instant } from '#app/office/queries/instant'
import { namedIn, type Reader } from '#app/office/queries/named_in'
import { listed } from '#app/office/queries/listed'
import type { Industry, IndustryDetails, IndustryPosition } from '#contracts/office'

const columns = (
  reader: Reader
) => `i.id, i.version, ${namedIn('i', reader)} as name, i.recommended, i.archived_at is not null as archived,
  ${instant('i.created_at')} as "createdAt",
  (select count(*)::int from industry_positions p where p.industry_id = i.id and p.archived_at is null) as "positionCount"`

export const industryOrders = ['name', 'createdAt'] as const
type Query = PageQuery & {
  search?: string
  archived?: boolean
  order?: (typeof industryOrders)[number]
  descending: boolean
  reader: Reader
}

export function listIndustries(query: Query) {
  const { search, archived = false, order = 'name', descending, reader, ...paging } = query
  const direction = descending ? 'desc' : 'asc'
  const pattern = search ? containing(search) : null
  return listed<Industry>(
    `select ${columns(reader)} from industries i where (i.archived_at is not null) = ?
       and (?::text is null or ${namedIn('i', reader)} ilike ?)`,
    [archived, pattern, pattern],
    {
      ...paging,
      order: `${order === 'name' ? `${namedIn('i', reader)} ${reader.collation}` : '"createdAt"'} ${direction}, id`,
    }
  )
}

/** @throws core.not_found */
export async function industryDetails(
  id: string,
  reader: Reader,
  lock: 'lock' | 'read' = 'read'
): Promise<IndustryDetails> {
  const [industry] = await rows<Industry>(
    `select ${columns(reader)} from industries i where i.id = ? ${lock === 'lock' ? 'for no key update' : ''}`,
    [id]
  )
  if (!industry) throw notFound()
  const positions = await rows<IndustryPosition>(
    `select p.id, ${namedIn('p', reader)} as name, p.archived_at is null as active from industry_positions p
     where p.industry_id = ? order by p.archived_at is not null, p.sort, ${namedIn('p', reader)} ${reader.collation}, p.id`,
    [id]
  )
  return { ...industry, positions }
}
