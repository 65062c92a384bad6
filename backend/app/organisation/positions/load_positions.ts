import { organisationContext, rows } from '#app/core/organisation_context'
import { containing } from '#app/core/http/collation'
import type { Position, PositionName } from '#contracts/organisation'

const columns = `p.id, p.version, p.name, p.color, p.own_color as "ownColor", p.is_default as "isDefault", p.visible, p.billable,
  p.included_in_working_hours as "includedInWorkingHours", p.strenuous, p.archived_at is not null as archived`

export type PositionQuery = {
  search?: string
  archived: boolean
  order?: 'name' | 'color'
  descending?: boolean
  collation: string
  paging: { page: number; pageSize: number } | null
}
type Listed<T> = { items: T[]; total: number }

export const listPositions = (query: PositionQuery): Promise<Listed<Position>> =>
  list<Position>(columns, query)

/** Names and colours only: for users who may not see more. */
export const listPositionNames = (query: PositionQuery): Promise<Listed<PositionName>> =>
  list<PositionName>('p.id, p.name, p.color, p.own_color as "ownColor"', query)

async function list<T>(selected: string, query: PositionQuery): Promise<Listed<T>> {
  const search = query.search ? containing(query.search) : null
  const where = '(p.archived_at is not null) = ? and (?::text is null or p.name ilike ?)'
  const bindings = [query.archived, search, search]
  const direction = query.descending ? 'desc' : 'asc'
  const orders = { name: `p.name ${query.collation} ${direction}`, color: `p.color ${direction}` }
  const order = query.order ? orders[query.order] : 'p.sort_order'
  const limit = query.paging ? 'limit ? offset ?' : ''
  const window = query.paging ? [query.paging.pageSize, (query.paging.page - 1) * query.paging.pageSize] : []
  const items = await rows<T>(
    `select ${selected} from positions p where ${where} order by ${order}, p.name ${query.collation}, p.id ${limit}`,
    [...bindings, ...window]
  )
  if (!query.paging) return { items, total: items.length }
  const [counted] = await rows<{ total: number }>(
    `select count(*)::int as total from positions p where ${where}`,
    bindings
  )
  return { items, total: counted!.total }
}

/** Held until the unit of work ends: which position is the default, and their order, is decided by one at a time. */
export const lockPositions = (): Promise<unknown> =>
  rows(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [
    `organisation.positions/${organisationContext.current().id}`,
  ])

/** The place of the last position in the order, archived ones too. Needs `lockPositions`. */
export async function lastPlace(): Promise<number> {
  const [last] = await rows<{ place: number }>('select coalesce(max(sort_order), 0) as place from positions')
  return last!.place
}

export async function loadPosition(
  id: string,
  lock: 'lock' | 'read' = 'read'
): Promise<Position | undefined> {
  const [position] = await rows<Position>(
    `select ${columns} from positions p where p.id = ? ${lock === 'lock' ? 'for no key update' : ''}`,
    [id]
  )
  return position
}
