import type { SelectQueryBuilder } from 'kysely'
import type { DB } from '#database/schema'

/** How many rows a query finds. Give it the query before its columns, its order and its page. */
export async function countOf<Tables extends keyof DB>(
  query: SelectQueryBuilder<DB, Tables, object>
): Promise<number> {
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
