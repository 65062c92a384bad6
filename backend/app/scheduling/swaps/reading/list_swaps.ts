import { sql } from 'kysely'
import { listed } from '#app/core/database/listed'
import { notFound } from '#app/core/errors/domain_error'
import type { PageQuery } from '#app/core/http/result'
import { organisationContext } from '#app/core/organisation_context'
import { visibleSwaps } from '#app/scheduling/swaps/reading/swap_rows'
import { wireSwaps } from '#app/scheduling/swaps/reading/wire_swaps'
import type { Swap } from '#contracts/swaps'

export type SwapFilters = {
  /** `own`: the actor takes part; `others`: all that a supervisor sees besides. */
  whose?: 'own' | 'others'
  /** Those that still wait for someone, or those that are over. */
  open?: boolean
}

const waits = sql<boolean>`s.status in ('asked', 'accepted') and s.starts_at > now()`

/** One page of the swaps that the actor may see, the newest first. */
export async function listSwaps(
  { whose, open }: SwapFilters,
  paging: PageQuery
): Promise<{ items: Swap[]; total: number }> {
  const { employeeId } = organisationContext.actor()
  const own = sql<boolean>`(s.requester_id = ${employeeId}::uuid or exists (select from swap_offers o
    where o.swap_id = s.id and o.employee_id = ${employeeId}::uuid))`
  const query = visibleSwaps()
    .$if(whose === 'own', (swaps) => swaps.where(own))
    .$if(whose === 'others', (swaps) => swaps.where(sql<boolean>`not ${own}`))
    .$if(open === true, (swaps) => swaps.where(waits))
    .$if(open === false, (swaps) => swaps.where(sql<boolean>`not (${waits})`))
    .orderBy('s.createdAt', 'desc')
    .orderBy('s.id')
  const { items, total } = await listed(query, paging)
  return { items: await wireSwaps(items), total }
}

/** @throws core.not_found for one that the actor may not see */
export async function readSwap(id: string): Promise<Swap> {
  const row = await visibleSwaps()
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound())
  const [swap] = await wireSwaps([row])
  return swap!
}
