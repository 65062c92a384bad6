import { notFound } from '#app/core/errors/domain_error'
import { containing } from '#app/core/http/collation'
import { rows } from '#app/core/organisation_context'
import type { PageQuery } from '#app/core/http/result'
import { kindCounts } from '#app/office/queries/known_kinds'
import { listed } from '#app/office/queries/listed'
import type { Region } from '#contracts/office'

export const settingsOfRegion = `r.currency, r.time_zone as "timeZone", r.time_format as "timeFormat",
  r.date_format as "dateFormat", r.first_day_of_week as "firstDayOfWeek", r.holiday_region as "holidayRegion"`

const columns = `r.id, r.version, r.name, r.country, r.archived_at is null as active, ${settingsOfRegion},
  (select count(*)::int from users u where u.region_id = r.id and u.status <> 'archived') as "userCount"`

export const regionOrders = ['name'] as const
type Query = PageQuery & { search?: string; archived?: boolean; descending: boolean; collation: string }

type Row = Omit<Region, 'kindCount'>

async function withKinds(found: Row[]): Promise<Region[]> {
  const counts = await kindCounts(found.map(({ id }) => id))
  return found.map((region) => ({ ...region, kindCount: counts.get(region.id) ?? 0 }))
}

export async function listRegions({ search, archived = false, descending, collation, ...paging }: Query) {
  const pattern = search ? containing(search) : null
  const { items, total } = await listed<Row>(
    `select ${columns} from regions r where (r.archived_at is not null) = ? and (?::text is null or r.name ilike ?)`,
    [archived, pattern, pattern],
    { ...paging, order: `name ${collation} ${descending ? 'desc' : 'asc'}, id` }
  )
  return { items: await withKinds(items), total }
}

/** @throws core.not_found */
export async function regionDetails(id: string, lock: 'lock' | 'read' = 'read'): Promise<Region> {
  const found = await rows<Row>(
    `select ${columns} from regions r where r.id = ? ${lock === 'lock' ? 'for no key update' : ''}`,
    [id]
  )
  const [region] = await withKinds(found)
  if (!region) throw notFound()
  return region
}
