import { sql } from 'kysely'
import { listed } from '#app/core/database/listed'
import { database } from '#app/core/database/database'
import { containing } from '#app/core/http/collation'
import type { PageQuery } from '#app/core/http/result'
import { organisationContext } from '#app/core/organisation_context'
import { reachOfActor, type Reach } from '#app/requests/deputies/reach_of_actor'
import { visibleRequests } from '#app/requests/reading/find_request'
import { wireRequest } from '#app/requests/reading/wire_request'
import { requestStatuses, type Locale } from '#contracts/enums'
import type { FiledRequest, RequestStatus } from '#contracts/filed_requests'
import type { Day } from '#contracts/schedule'

export type RequestFilters = {
  /** `own`: the caller's; `others`: all that they may see besides. */
  whose?: 'own' | 'others'
  statuses?: number[]
  requestTypeIds?: string[]
  employeeId?: string
  /** Requests that touch the days. `until` is exclusive. */
  from?: Day
  until?: Day
  /** Part of a name, or the number. */
  search?: string
}
const known: RequestStatus[] = Object.values(requestStatuses)
export type RequestCounts = Record<RequestStatus, number>

/** One page of the requests that the actor may see, the newest first. */
export async function listRequests(
  filters: RequestFilters,
  paging: PageQuery,
  locale: Locale
): Promise<{ items: FiledRequest[]; total: number }> {
  const statuses = known.filter((status) => filters.statuses?.includes(status) ?? true)
  const { items, total } = await listed(
    filtered(filters, locale, await reachOfActor())
      .where('r.status', 'in', statuses)
      .orderBy('r.number', 'desc'),
    paging
  )
  return { items: items.map(wireRequest), total }
}

/** How many requests each status has, with the other filters as they are. */
export async function countByStatus(filters: RequestFilters, locale: Locale): Promise<RequestCounts> {
  const found = await database()
    .selectFrom(filtered(filters, locale, await reachOfActor()).as('r'))
    .select(['r.status'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy('r.status')
    .execute()
  const of = (status: RequestStatus) => found.find((one) => one.status === status)?.count ?? 0
  return { 0: of(0), 1: of(1), 2: of(2), 3: of(3) }
}

function filtered(
  { whose, requestTypeIds, employeeId, from, until, search }: RequestFilters,
  locale: Locale,
  reach: readonly Reach[]
) {
  const { employeeId: ownId } = organisationContext.actor()
  const words = search?.split(/\s+/).filter(Boolean) ?? []
  return visibleRequests(locale, reach)
    .$if(whose === 'own', (query) => query.where('r.employeeId', '=', ownId))
    .$if(whose === 'others', (query) => query.where('r.employeeId', 'is distinct from', ownId))
    .$if(requestTypeIds !== undefined, (query) => query.where('r.requestTypeId', 'in', requestTypeIds!))
    .$if(employeeId !== undefined, (query) => query.where('r.employeeId', '=', employeeId!))
    .$if(from !== undefined, (query) => query.where('r.lastDay', '>=', from!))
    .$if(until !== undefined, (query) => query.where('r.firstDay', '<', until!))
    .where((eb) =>
      eb.and(
        words.map((word) => {
          const pattern = containing(word)
          return sql<boolean>`(e.name ilike ${pattern} or e.surname ilike ${pattern} or r.number::text = ${word})`
        })
      )
    )
}
