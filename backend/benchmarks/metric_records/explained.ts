import { sql, type RawBuilder } from 'kysely'
import { database } from '#app/core/database/database'

/** What PostgreSQL says of a query, as far as it is measured here. */
export type Explained = {
  /** The plan as lines, to be read. */
  lines: string[]
  /** Rows that came, and rows that were read and thrown away. */
  rows: number
  discarded: number
  /** Pages of 8 kB, from the cache or not. */
  pages: number
  ms: number
}

type Node = {
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}

/** Runs a query of the product as it runs there, in the current unit of work. */
export async function explained(query: RawBuilder<unknown>): Promise<Explained> {
  const text = await sql<Record<string, string>>`explain (analyze, buffers, costs off) ${query}`.execute(
    database()
  )
  const found = await sql<Record<string, unknown>>`explain (analyze, buffers, format json) ${query}`.execute(
    database()
  )
  const [{ Plan: plan, 'Execution Time': ms }] = Object.values(found.rows[0]!)[0] as [
    { Plan: Node; 'Execution Time': number },
  ]
  return {
    ...{ lines: text.rows.flatMap((row) => Object.values(row)), ms },
    ...{ rows: plan['Actual Rows'], discarded: discardedBy(plan) },
    pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
  }
}

const discardedBy = (node: Node): number =>
  (node['Rows Removed by Filter'] ?? 0) +
  (node['Rows Removed by Index Recheck'] ?? 0) +
  (node.Plans ?? []).reduce((sum, plan) => sum + discardedBy(plan), 0)
