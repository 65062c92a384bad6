import { rows } from '#app/core/organisation_context'
import type { Loss, LossKind } from '#contracts/organisation'

/** What may be deleted together with rows of other tables, other modules' among them. */
type Deletable = 'locations' | 'positions' | 'tags'
type Link = { table: string; column: string; cascades: boolean; tombstones: boolean }
export type Dependants = {
  /** Rows the database deletes along. */
  losses: Loss[]
  /** Rows that keep the row from being deleted. */
  blockers: Loss[]
}

/** What the rows of a table are called; a table that is not here counts as `other`, so nothing is lost in silence. */
const kinds: Partial<Record<string, LossKind>> = {
  schedule_entries: 'shifts',
  employee_locations: 'people',
  employee_positions: 'people',
  employee_tags: 'people',
  location_positions: 'positions',
  location_tags: 'tags',
  location_admins: 'admins',
  demand_records: 'metric_records',
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
  const counted = await countAll(await linksTo(deletable), id)
  const summed = (cascades: boolean): Loss[] => {
    const sums = new Map<LossKind, number>()
    for (const { table, count } of counted.filter((link) => link.cascades === cascades)) {
      const kind = seenFrom[deletable]?.[table] ?? kinds[table] ?? 'other'
      if (count > 0) sums.set(kind, (sums.get(kind) ?? 0) + count)
    }
    return [...sums].map(([kind, count]) => ({ kind, count }))
  }
  return { losses: summed(true), blockers: summed(false) }
}

const linksTo = (deletable: Deletable): Promise<Link[]> =>
  rows<Link>(
    `select con.conrelid::regclass::text as "table", a.attname as "column", con.confdeltype = 'c' as cascades,
       exists (select from pg_attribute d where d.attrelid = con.conrelid and d.attname = 'deleted_at') as tombstones
     from pg_constraint con
     join pg_attribute a on a.attrelid = con.conrelid and a.attnum = any(con.conkey)
     where con.contype = 'f' and con.confrelid = ?::regclass and a.attname <> 'organisation_id'
     order by 1, 2`,
    [deletable]
  )

/** Names of tables and columns come from the catalogue, never from a request. */
async function countAll(links: Link[], id: string): Promise<(Link & { count: number })[]> {
  const counts = links.map(
    ({ table, column, tombstones }, index) =>
      `select ${index} as index, count(*)::int as count from ${table}
       where ${column} = ? ${tombstones ? 'and deleted_at is null' : ''}`
  )
  const found = await rows<{ index: number; count: number }>(
    counts.join(' union all '),
    links.map(() => id)
  )
  return found.map(({ index, count }) => ({ ...links[index]!, count }))
}
