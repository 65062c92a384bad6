import { rows } from '#app/core/organisation_context'

/** How many kinds of requests each region has, by its id; a region without any is missing. */
export async function countKinds(regionIds: readonly string[]): Promise<Map<string, number>> {
  const found = await rows<{ id: string; count: number }>(
    `select region_id as id, count(*)::int as count from request_kinds
     where region_id = any(?::uuid[]) group by region_id`,
    [regionIds]
  )
  return new Map(found.map(({ id, count }) => [id, count]))
}
