import { sql } from 'kysely'
import { listed } from '#app/core/database/listed'
import { notFound } from '#app/core/errors/domain_error'
import type { PageQuery } from '#app/core/http/result'
import { visibleOpenShifts } from '#app/scheduling/claims/reading/open_shift_rows'
import { wireOpenShifts } from '#app/scheduling/claims/reading/wire_open_shifts'
import type { OpenShift } from '#contracts/open_shifts'

const collects = sql<boolean>`o.status = 'open'`

/** One page of the open shifts that the actor may see: those still open by start, those that are over the newest first. */
export async function listOpenShifts(
  open: boolean,
  paging: PageQuery
): Promise<{ items: OpenShift[]; total: number }> {
  const query = visibleOpenShifts()
    .where(open ? collects : sql<boolean>`not ${collects}`)
    .orderBy('o.startsAt', open ? 'asc' : 'desc')
    .orderBy('o.id')
  const { items, total } = await listed(query, paging)
  return { items: await wireOpenShifts(items), total }
}

/** @throws core.not_found for one that the actor may not see */
export async function readOpenShift(id: string): Promise<OpenShift> {
  const row = await visibleOpenShifts()
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound())
  const [shift] = await wireOpenShifts([row])
  return shift!
}
