import { sql, type RawBuilder } from 'kysely'
import { database } from '#app/core/database/database'
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

/** What has no name of its own comes last. */
const sumOf = (counted: Counted[]): Loss[] =>
  [...Map.groupBy(counted, ({ kind }) => kind)]
    .map(([kind, all]) => ({ kind, count: all.reduce((sum, { count }) => sum + count, 0) }))
    .toSorted((a, b) => Number(a.kind === 'other') - Number(b.kind === 'other'))

/** Columns of any table that name a row of this one. */
export async function linksTo(deletable: Deletable): Promise<Link[]> {
  const { rows: found } = await sql<Link>`
    select con.conrelid::regclass::text as "table", a.attname as "column", con.confdeltype = 'c' as cascades,
      exists (select from pg_attribute d where d.attrelid = con.conrelid and d.attname = 'deleted_at') as tombstones
    from pg_constraint con
    join pg_attribute a on a.attrelid = con.conrelid and a.attnum = any(con.conkey)
    where con.contype = 'f' and con.confrelid = ${deletable}::regclass and a.attname <> 'organisation_id'
    order by 1, 2`.execute(database())
  return found
}

/** Those of the ids that rows name by one of these links. */
export async function namedThrough(
  links: readonly Pick<Link, 'table' | 'column'>[],
  ids: readonly string[]
): Promise<Set<string>> {
  if (links.length === 0 || ids.length === 0) return new Set()
  const uses = links.map((link) => {
    const column = sql.ref(link.column)
    return sql`select ${column} as id from ${sql.table(link.table)} where ${column} = any(${ids}::uuid[])`
  })
  const found = await together<{ id: string }>(uses, sql` union `)
  return new Set(found.map(({ id }) => id))
}

/** `id` null: of all rows. Names of tables and columns come from the catalogue, never from a request. */
async function count(deletable: Deletable, id: string | null): Promise<Counted[]> {
  const links = (await linksTo(deletable)).filter(({ table }) => !meaningOf(table).isNoLoss)
  if (links.length === 0) return []
  const counts = links.map(({ table, column, tombstones }, index) => {
    const [from, named] = [sql.table(table), sql.ref(column)]
    const kept = tombstones ? sql`and deleted_at is null` : sql``
    return sql`select ${sql.lit(index)} as index, ${named} as id, count(*)::int as count from ${from}
      where ${named} = coalesce(${id}::uuid, ${named}) ${kept} group by ${named}`
  })
  const found = await together<{ index: number; id: string; count: number }>(counts, sql` union all `)
  return found.map(({ index, ...counted }) => {
    const { table, cascades } = links[index]!
    return {
      ...counted,
      cascades,
      kind: seenFrom[deletable]?.[table] ?? kinds[table] ?? meaningOf(table).countedAs ?? 'other',
    }
  })
}

async function together<Row extends object>(
  queries: RawBuilder<unknown>[],
  between: RawBuilder<unknown>
): Promise<Row[]> {
  const { rows } = await sql<Row>`${sql.join(queries, between)}`.execute(database())
  return rows
}
