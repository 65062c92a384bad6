import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import { containing } from '#app/core/http/collation'
import type { PageQuery } from '#app/core/http/result'
import { instant } from '#app/core/database/instant'
import { byName, namedIn, type Reader } from '#app/office/queries/named_in'
import { listed, type Listed } from '#app/core/database/listed'
import type { Industry, IndustryDetails } from '#contracts/office'

const industries = (reader: Reader) =>
  database()
    .selectFrom('industries as i')
    .select((eb) => [
      ...(['i.id', 'i.version', 'i.recommended'] as const),
      namedIn('i', reader).as('name'),
      eb('i.archivedAt', 'is not', null).$castTo<boolean>().as('archived'),
      instant(eb.ref('i.createdAt')).as('createdAt'),
      eb
        .selectFrom('industryPositions as p')
        .whereRef('p.industryId', '=', 'i.id')
        .where('p.archivedAt', 'is', null)
        .select((p) => p.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('positionCount'),
    ])

export const industryOrders = ['name', 'createdAt'] as const
type Query = PageQuery & {
  search?: string
  archived?: boolean
  order?: (typeof industryOrders)[number]
  descending: boolean
  reader: Reader
}

export function listIndustries(query: Query): Promise<Listed<Industry>> {
  const { search = '', archived = false, order = 'name', descending, reader, ...paging } = query
  const found = industries(reader)
    .where('i.archivedAt', archived ? 'is not' : 'is', null)
    .where(namedIn('i', reader), 'ilike', containing(search))
    .orderBy(order === 'name' ? byName('i', reader) : sql.ref('i.createdAt'), descending ? 'desc' : 'asc')
    .orderBy('i.id')
  return listed(found, paging)
}

/** @throws core.not_found */
export async function industryDetails(
  id: string,
  reader: Reader,
  lock: 'lock' | 'read' = 'read'
): Promise<IndustryDetails> {
  const industry = await industries(reader)
    .where('i.id', '=', id)
    .$if(lock === 'lock', (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  if (!industry) throw notFound()
  const positions = await database()
    .selectFrom('industryPositions as p')
    .select((eb) => [
      'p.id',
      namedIn('p', reader).as('name'),
      eb('p.archivedAt', 'is', null).$castTo<boolean>().as('active'),
    ])
    .where('p.industryId', '=', id)
    .orderBy(sql`p.archived_at is not null`)
    .orderBy('p.sort')
    .orderBy(byName('p', reader))
    .orderBy('p.id')
    .execute()
  return { ...industry, positions }
}
