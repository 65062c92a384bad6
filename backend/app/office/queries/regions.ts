import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import { containing } from '#app/core/http/collation'
import type { PageQuery } from '#app/core/http/result'
import { kindCounts } from '#app/office/queries/known_kinds'
import { listed, type Listed } from '#app/core/database/listed'
import type { Region } from '#contracts/office'

export const settingsOfRegion = [
  ...(['r.currency', 'r.timeZone', 'r.timeFormat', 'r.dateFormat', 'r.firstDayOfWeek'] as const),
  'r.holidayRegion',
] as const

const regions = () =>
  database()
    .selectFrom('regions as r')
    .select((eb) => [
      ...(['r.id', 'r.version', 'r.name', 'r.country'] as const),
      eb('r.archivedAt', 'is', null).$castTo<boolean>().as('active'),
      ...settingsOfRegion,
      eb
        .selectFrom('users as u')
        .whereRef('u.regionId', '=', 'r.id')
        .where('u.status', '<>', 'archived')
        .select((u) => u.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('userCount'),
    ])

export const regionOrders = ['name'] as const
type Query = PageQuery & { search?: string; archived?: boolean; descending: boolean; collation: string }

async function withKinds(found: Omit<Region, 'kindCount'>[]): Promise<Region[]> {
  const counts = await kindCounts(found.map(({ id }) => id))
  return found.map((region) => ({ ...region, kindCount: counts.get(region.id) ?? 0 }))
}

export async function listRegions(query: Query): Promise<Listed<Region>> {
  const { search = '', archived = false, descending, collation, ...paging } = query
  const found = regions()
    .where('r.archivedAt', archived ? 'is not' : 'is', null)
    .where('r.name', 'ilike', containing(search))
    .orderBy(sql`r.name ${sql.raw(collation)}`, descending ? 'desc' : 'asc')
    .orderBy('r.id')
  const { items, total } = await listed(found, paging)
  return { items: await withKinds(items), total }
}

/** @throws core.not_found */
export async function regionDetails(id: string, lock: 'lock' | 'read' = 'read'): Promise<Region> {
  const found = await regions()
    .where('r.id', '=', id)
    .$if(lock === 'lock', (query) => query.forNoKeyUpdate())
    .execute()
  const [region] = await withKinds(found)
  if (!region) throw notFound()
  return region
}
