import { rows } from '#app/core/organisation_context'
import { meaningOf } from '#app/organisation/directory/link_meanings'
import type { Loss, LossKind, Usage } from '#contracts/organisation'

/** What may be deleted together with rows of other tables, other modules' among them. */
type Deletable = 'locations' | 'positions' | 'tags' | 'employees'
type Link = { table: string; column: string; cascades: boolean; tombstones: boolean }
export type Dependants = {
  /** Rows the database deletes along. */
  losses: Loss[]
  /** Rows that keep the row from being deleted. */
  blockers: Loss[]
}

/** What the rows of this module's own tables are called; other modules say so of theirs. */
const kinds: Partial<Record<string, LossKind>> = {
  employee_locations: 'people',
  employee_positions: 'people',
  employee_tags: 'people',
  location_positions: 'positions',
  location_tags: 'tags',
  location_admins: 'admins',
}
/** The link of a location to its own rows and the link of a position to a location have the same table. */
const seenFrom: Partial<Record<Deletable, Partial<Record<string, LossKind>>>> = {
  positions: { location_positions: 'locations' },
  tags: { location_tags: 'locations' },
}

/**
 * Rows that name this row, counted by kind. Asked of the database's own links: a module that is added counts without
 * being known here, and this module reads no table of another one by name.
 */
export async function dependantsOf(deletable: Deletable, id: string): Promise<Dependants> {
  const counted = await count(deletable, id)
  const summed = (cascades: boolean) => sumOf(counted.filter((link) => link.cascades === cascades))
  return { losses: summed(true), blockers: summed(false) }
}

/** The same for every row that something names, whether that would be deleted along or not. */
export async function usageOf(deletable: Deletable): Promise<Usage[]> {
  const byRow = Map.groupBy(await count(deletable, null), ({ id }) => id)
  return [...byRow].map(([id, counted]) => ({ id, uses: sumOf(counted) }))
}

type Counted = { id: string; kind: LossKind; cascades: boolean; count: number }

const sumOf = (counted: Counted[]): Loss[] =>
  [...Map.groupBy(counted, ({ kind }) => kind)].map(([kind, all]) => ({
    kind,
    count: all.reduce((sum, { count }) => sum + count, 0),
  }))

/** Columns of any table that name a row of this one. */
export const linksTo = (deletable: Deletable): Promise<Link[]> =>
  rows<Link>(
    `select con.conrelid::regclass::text as "table", a.attname as "column", con.confdeltype = 'c' as cascades,
       exists (select from pg_attribute d where d.attrelid = con.conrelid and d.attname = 'deleted_at') as tombstones
     from pg_constraint con
     join pg_attribute a on a.attrelid = con.conrelid and a.attnum = any(con.conkey)
     where con.contype = 'f' and con.confrelid = ?::regclass and a.attname <> 'organisation_id'
     order by 1, 2`,
    [deletable]
  )

/** `id` null: of all rows. Names of tables and columns come from the catalogue, never from a request. */
async function count(deletable: Deletable, id: string | null): Promise<Counted[]> {
  const links = await linksTo(deletable)
  const counts = links.map(
    ({ table, column, tombstones }, index) =>
      `select ${index} as index, ${column} as id, count(*)::int as count from ${table}
       where ${column} = coalesce(?::uuid, ${column}) ${tombstones ? 'and deleted_at is null' : ''} group by ${column}`
  )
  const found = await rows<{ index: number; id: string; count: number }>(
    counts.join(' union all '),
    links.map(() => id)
  )
  return found.map(({ index, ...counted }) => {
    const { table, cascades } = links[index]!
    return {
      ...counted,
      cascades,
      kind: seenFrom[deletable]?.[table] ?? kinds[table] ?? meaningOf(table).countedAs ?? 'other',
    }
  })
}
