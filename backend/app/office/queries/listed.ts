import type { SelectQueryBuilder } from 'kysely'
import { countOf } from '#app/core/database/count_of'
import type { PageQuery } from '#app/core/http/result'

/** One page of a query, and how many rows it has in all. */
export async function listed<Tables, Joined extends keyof Tables, Row extends object>(
  query: SelectQueryBuilder<Tables, Joined, Row>,
  { page, pageSize }: PageQuery
) {
  const items = await query
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { items, total: await countOf(query.clearSelect().clearOrderBy()) }
}
