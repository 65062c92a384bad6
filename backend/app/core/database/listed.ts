import type { SelectQueryBuilder } from 'kysely'
import { countOf } from '#app/core/database/count_of'
import type { PageQuery } from '#app/core/http/result'

export type Listed<Item> = { items: Item[]; total: number }

/** One page of a query, and how many rows it has in all; without paging, all of them. */
export async function listed<Tables, Joined extends keyof Tables, Row extends object>(
  query: SelectQueryBuilder<Tables, Joined, Row>,
  paging: PageQuery | null
) {
  if (!paging) {
    const items = await query.execute()
    return { items, total: items.length }
  }
  const { page, pageSize } = paging
  const items = await query
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { items, total: await countOf(query.clearSelect().clearOrderBy()) }
}
