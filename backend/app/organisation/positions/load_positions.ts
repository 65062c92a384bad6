import { sql } from 'kysely'
import { listed } from '#app/core/database/listed'
import { database } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { containing } from '#app/core/http/collation'
import type { Position, PositionName } from '#contracts/organisation'

export type PositionQuery = {
  search?: string
  archived: boolean
  order?: 'name' | 'color'
  descending?: boolean
  collation: string
  paging: { page: number; pageSize: number } | null
}
type Listed<T> = { items: T[]; total: number }

const columns = [
  ...(['p.id', 'p.version', 'p.name', 'p.color', 'p.ownColor', 'p.isDefault', 'p.visible'] as const),
  ...(['p.billable', 'p.includedInWorkingHours', 'p.strenuous', 'p.harmful'] as const),
  sql<boolean>`p.archived_at is not null`.as('archived'),
] as const

export const listPositions = (query: PositionQuery): Promise<Listed<Position>> =>
  listed(found(query).select(columns), query.paging)

/** Names and colours only: for users who may not see more. */
export const listPositionNames = (query: PositionQuery): Promise<Listed<PositionName>> =>
  listed(found(query).select(['p.id', 'p.name', 'p.color', 'p.ownColor']), query.paging)

function found({ search, archived, order, descending, collation }: PositionQuery) {
  const direction = descending ? 'desc' : 'asc'
  const name = sql<string>`p.name ${sql.raw(collation)}`
  return database()
    .selectFrom('positions as p')
    .where('p.archivedAt', archived ? 'is not' : 'is', null)
    .$if(Boolean(search), (query) => query.where('p.name', 'ilike', containing(search!)))
    .$if(order === undefined, (query) => query.orderBy('p.sortOrder'))
    .$if(order === 'color', (query) => query.orderBy('p.color', direction))
    .orderBy(name, order === 'name' ? direction : 'asc')
    .orderBy('p.id')
}

/** Held until the unit of work ends: which position is the default, and their order, is decided by one at a time. */
export const lockPositions = (): Promise<void> => takeTurns('organisation.positions')

/** The place of the last position in the order, archived ones too. Needs `lockPositions`. */
export async function lastPlace(): Promise<number> {
  const last = await database()
    .selectFrom('positions')
    .select(({ fn }) => fn.max('sortOrder').as('place'))
    .executeTakeFirst()
  return last?.place ?? 0
}

export const loadPosition = (id: string, lock: 'lock' | 'read' = 'read'): Promise<Position | undefined> =>
  database()
    .selectFrom('positions as p')
    .select(columns)
    .where('p.id', '=', id)
    .$if(lock === 'lock', (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
