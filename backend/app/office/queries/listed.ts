import { rows } from '#app/core/organisation_context'
import type { PageQuery } from '#app/core/http/result'

/** One page of a select without its order, and how many rows it has in all. Runs in `officeContext`. */
export async function listed<Row>(
  sql: string,
  bindings: readonly unknown[],
  { order, page, pageSize }: PageQuery & { order: string }
): Promise<{ items: Row[]; total: number }> {
  const items = await rows<Row>(`${sql} order by ${order} limit ? offset ?`, [
    ...bindings,
    pageSize,
    (page - 1) * pageSize,
  ])
  const [counted] = await rows<{ total: number }>(`select count(*)::int as total from (${sql}) counted`, [
    ...bindings,
  ])
  return { items, total: counted!.total }
}
