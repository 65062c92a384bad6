import type { SelectQueryBuilder } from 'kysely'

/** How many rows a query finds. Give it the query before its columns, its order and its page. */
export async function countOf<Tables, Joined extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Joined, object>
): Promise<number> {
  const counted = query.select(({ fn }) => fn.countAll<number>().as('total'))
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number }
  return total
}
