import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { listed } from '#app/core/database/listed'
import { containing } from '#app/core/http/collation'
import { wholeAddress } from '#app/organisation/directory/whole_address'
import { locationScope } from '#app/organisation/directory/scope'
import type { Address, Location, LocationName } from '#contracts/organisation'

const columns = [
  ...(['l.id', 'l.version', 'l.name', 'l.code', 'l.description', 'l.country', 'l.timeZone'] as const),
  ...(['l.address', 'l.taxId', 'l.contactPerson', 'l.workingHours', 'l.hoursExceptions'] as const),
  sql<Location['point']>`case when l.latitude is not null then jsonb_build_object(
      'latitude', l.latitude, 'longitude', l.longitude, 'radiusMetres', l.radius_metres) end`.as('point'),
  sql<string[]>`array(select position_id from location_positions lp where lp.location_id = l.id
      order by position_id)`.as('positionIds'),
  sql<string[]>`array(select tag_id from location_tags lt where lt.location_id = l.id
      order by tag_id)`.as('tagIds'),
  sql<string[]>`array(select employee_id from location_admins la where la.location_id = l.id
      order by employee_id)`.as('adminIds'),
  sql<number>`(select count(*)::int from employees e
      where e.main_location_id = l.id and e.archived_at is null)`.as('mainEmployeeCount'),
] as const

const orders = {
  name: sql<string>`l.name`,
  code: sql<string | null>`l.code`,
  city: sql<string | null>`l.address ->> 'city'`,
}
type LocationOrder = keyof typeof orders

export type LocationQuery = {
  search?: string
  order?: LocationOrder
  descending?: boolean
  /** SQL collation of the language that asks. */
  collation: string
  /** `null` for all of them. */
  paging: { page: number; pageSize: number } | null
}

type Listed<T> = { items: T[]; total: number }

/** One page of the current user's locations. */
export async function listLocations(query: LocationQuery): Promise<Listed<Location>> {
  const { items, total } = await listed(found(query).select(columns), query.paging)
  return { items: items.map(withWholeAddress), total }
}

const inCharge = sql<NonNullable<LocationName['inCharge']>>`(
  select coalesce(jsonb_agg(jsonb_build_object('name', e.name, 'surname', e.surname)
    order by e.surname, e.name, e.id), '[]')
  from location_admins la join employees e on e.id = la.employee_id
  where la.location_id = l.id and e.archived_at is null)`

/** The same, by name and with the people in charge: for users who may not see more. */
export const listLocationNames = (query: LocationQuery): Promise<Listed<LocationName>> =>
  listed(found(query).select(['l.id', 'l.name', inCharge.as('inCharge')]), query.paging)

function found({ search, order = 'name', descending, collation }: LocationQuery) {
  const direction = descending ? sql`desc nulls last` : sql`asc nulls last`
  return database()
    .selectFrom('locations as l')
    .where(locationScope())
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or(
          [sql`l.name`, sql`l.code`, sql`l.address ->> 'city'`].map((text) =>
            eb(text, 'ilike', containing(search!))
          )
        )
      )
    )
    .orderBy(sql`${orders[order]} ${sql.raw(collation)} ${direction}`)
    .orderBy(sql`l.name ${sql.raw(collation)}`)
    .orderBy('l.id')
}

/** One of the current user's locations; `lock` keeps others from changing it until the unit of work ends. */
export async function loadLocation(
  id: string,
  lock: 'lock' | 'read' = 'read'
): Promise<Location | undefined> {
  const location = await database()
    .selectFrom('locations as l')
    .select(columns)
    .where('l.id', '=', id)
    .where(locationScope())
    .$if(lock === 'lock', (query) => query.forUpdate('l'))
    .executeTakeFirst()
  return location && withWholeAddress(location)
}

const withWholeAddress = <Row extends { address: Address }>(row: Row): Row => ({
  ...row,
  address: wholeAddress(row.address),
})
