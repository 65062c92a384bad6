import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import type { CountedRequests } from '#app/scheduling/public/counted_requests'
import { requestStatuses } from '#contracts/enums'
import type { Day } from '#contracts/schedule'

/** Decided requests that begin in the days `[from, until)`, by person, and how many of them were rejected. */
export async function countDecided(
  employeeIds: readonly string[],
  { from, until }: { from: Day; until: Day }
): Promise<Map<string, CountedRequests>> {
  const rejected = sql<number>`(count(*) filter (where status = ${requestStatuses.rejected}))::int`
  const found = await database()
    .selectFrom('requests')
    .select(['employeeId', sql<number>`count(*)::int`.as('requests'), rejected.as('requestsRefused')])
    .where('employeeId', '=', anyOf(employeeIds))
    .where('firstDay', '>=', from)
    .where('firstDay', '<', until)
    .where('status', 'in', [requestStatuses.approved, requestStatuses.rejected])
    .groupBy('employeeId')
    .execute()
  return new Map(found.map(({ employeeId, ...counted }) => [employeeId, counted]))
}
