import { rows } from '#app/core/organisation_context'
import { containing } from '#app/core/http/collation'
import { locationScope } from '#app/organisation/directory/scope'
import type { Location, LocationName } from '#contracts/organisation'

const columns = `
  l.id, l.version, l.name, l.code, l.description, l.country, l.time_zone as "timeZone",
  jsonb_build_object('street', l.address->'street', 'postalCode', l.address->'postalCode', 'city', l.address->'city') as address,
  l.tax_id as "taxId", l.contact_person as "contactPerson", l.working_hours as "workingHours",
  l.hours_exceptions as "hoursExceptions",
  case when l.latitude is not null then jsonb_build_object(
    'latitude', l.latitude, 'longitude', l.longitude, 'radiusMetres', l.radius_metres) end as point,
  array(select position_id from location_positions lp where lp.location_id = l.id order by position_id) as "positionIds",
  array(select tag_id from location_tags lt where lt.location_id = l.id order by tag_id) as "tagIds",
  array(select employee_id from location_admins la where la.location_id = l.id order by employee_id) as "adminIds",
  (select count(*)::int from employees e where e.main_location_id = l.id and e.archived_at is null) as "mainEmployeeCount"`

const orders = { name: 'l.name', code: 'l.code', city: `l.address->>'city'` }
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
  return list<Location>(columns, query)
}

const inCharge = `(select coalesce(jsonb_agg(jsonb_build_object('name', e.name, 'surname', e.surname)
    order by e.surname, e.name, e.id), '[]')
  from location_admins la join employees e on e.id = la.employee_id
  where la.location_id = l.id and e.archived_at is null) as "inCharge"`

/** The same, by name and with the people in charge: for users who may not see more. */
export async function listLocationNames(query: LocationQuery): Promise<Listed<LocationName>> {
  return list<LocationName>(`l.id, l.name, ${inCharge}`, query)
}

async function list<T>(selected: string, query: LocationQuery): Promise<Listed<T>> {
  const scope = locationScope()
  const search = query.search ? containing(query.search) : null
  const where = `${scope.sql} and (?::text is null or l.name ilike ? or l.code ilike ? or l.address->>'city' ilike ?)`
  const bindings = [...scope.bindings, search, search, search, search]
  const direction = query.descending ? 'desc' : 'asc'
  const order = `${orders[query.order ?? 'name']} ${query.collation} ${direction} nulls last, l.name ${query.collation}, l.id`
  const limit = query.paging ? 'limit ? offset ?' : ''
  const window = query.paging ? [query.paging.pageSize, (query.paging.page - 1) * query.paging.pageSize] : []
  const items = await rows<T>(
    `select ${selected} from locations l where ${where} order by ${order} ${limit}`,
    [...bindings, ...window]
  )
  if (!query.paging) return { items, total: items.length }
  const [counted] = await rows<{ total: number }>(
    `select count(*)::int as total from locations l where ${where}`,
    bindings
  )
  return { items, total: counted!.total }
}

/** One of the current user's locations; `lock` keeps others from changing it until the unit of work ends. */
export async function loadLocation(
  id: string,
  lock: 'lock' | 'read' = 'read'
): Promise<Location | undefined> {
  const scope = locationScope()
  const [location] = await rows<Location>(
    `select ${columns} from locations l where l.id = ? and ${scope.sql} ${lock === 'lock' ? 'for update of l' : ''}`,
    [id, ...scope.bindings]
  )
  return location
}
