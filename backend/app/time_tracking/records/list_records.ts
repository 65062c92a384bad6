import { sql, type RawBuilder } from 'kysely'
import { listed, type Listed } from '#app/core/database/listed'
import type { PageQuery } from '#app/core/http/result'
import { assertSpan, found, type RecordFilter } from '#app/time_tracking/records/record_filter'
import {
  recordRows,
  startOfRecord,
  visibleRecords,
  wireRecords,
} from '#app/time_tracking/records/visible_records'
import { recordStatuses, type RecordSummary, type RecordTab, type TimeRecord } from '#contracts/time_records'

const { pending, approved, rejected } = recordStatuses
const tabs: Record<RecordTab, RawBuilder<boolean>> = {
  review: sql<boolean>`r.status = ${pending} and not r.is_open
    and (not r.within_tolerance or r.edit_reason is not null)`,
  within: sql<boolean>`r.status = ${pending} and r.within_tolerance and r.edit_reason is null`,
  pending: sql<boolean>`r.status = ${pending}`,
  approved: sql<boolean>`r.status = ${approved}`,
  rejected: sql<boolean>`r.status = ${rejected}`,
}

/**
 * One page of records, the newest day first.
 *
 * @throws time_tracking.record_span
 */
export async function listRecords(
  filter: RecordFilter & { tab?: RecordTab | undefined },
  collation: string,
  paging: PageQuery
): Promise<Listed<TimeRecord>> {
  assertSpan(filter)
  const query = recordRows((all) =>
    found(all, filter).$if(filter.tab !== undefined, (of) => of.where(tabs[filter.tab!]))
  )
    .orderBy('r.day', 'desc')
    .orderBy(sql`e.surname ${sql.raw(collation)}`)
    .orderBy(sql`e.name ${sql.raw(collation)}`)
    .orderBy(startOfRecord)
    .orderBy('r.id')
  const { items, total } = await listed(query, paging)
  return { total, items: await wireRecords(items) }
}

/**
 * Counts of all tabs and minutes, of the records that the filter finds.
 *
 * @throws time_tracking.record_span
 */
export async function summariseRecords(filter: RecordFilter): Promise<RecordSummary> {
  assertSpan(filter)
  const count = (tab: RecordTab) => sql`count(*) filter (where ${tabs[tab]})`
  return found(visibleRecords(), filter)
    .select([
      sql<
        RecordSummary['counts']
      >`jsonb_build_object('review', ${count('review')}, 'within', ${count('within')},
        'pending', ${count('pending')}, 'approved', ${count('approved')}, 'rejected', ${count('rejected')})`.as(
        'counts'
      ),
      sql<number>`coalesce(sum(r.work_minutes) filter (where ${tabs.approved}), 0)::int`.as(
        'approvedMinutes'
      ),
      sql<number>`coalesce(sum(r.work_minutes) filter (where ${tabs.pending}), 0)::int`.as('pendingMinutes'),
      sql<number>`coalesce(sum(r.planned_minutes), 0)::int`.as('plannedMinutes'),
    ])
    .executeTakeFirstOrThrow()
}
