import { daysBetween } from '@shiftloom/solver/time'
import { sql, type RawBuilder } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { instant } from '#app/core/database/instant'
import { listed, type Listed } from '#app/core/database/listed'
import { DomainError } from '#app/core/errors/domain_error'
import type { PageQuery } from '#app/core/http/result'
import { organisationContext } from '#app/core/organisation_context'
import { punchesById } from '#app/time_tracking/punches/standing_punches'
import { can } from '#contracts/abilities'
import type { Day } from '#contracts/schedule'
import {
  longestRecordSpan,
  recordStatuses,
  type RecordSummary,
  type RecordTab,
  type TimeRecord,
} from '#contracts/time_records'

type RecordFilter = {
  from: Day
  until: Day
  tab?: RecordTab | undefined
  locationIds?: string[] | undefined
  employeeId?: string | undefined
}

const { pending, approved, rejected } = recordStatuses
const tabs: Record<RecordTab, RawBuilder<boolean>> = {
  review: sql<boolean>`r.status = ${pending} and not r.is_open
    and (not r.within_tolerance or r.edit_reason is not null)`,
  within: sql<boolean>`r.status = ${pending} and r.within_tolerance and r.edit_reason is null`,
  pending: sql<boolean>`r.status = ${pending}`,
  approved: sql<boolean>`r.status = ${approved}`,
  rejected: sql<boolean>`r.status = ${rejected}`,
}

/** Records the actor may see: their own, or those of the locations they answer for. */
function visibleRecords({ from, until, locationIds, employeeId }: RecordFilter) {
  const days = daysBetween(from, until)
  if (days < 1 || days > longestRecordSpan)
    throw new DomainError('time_tracking.record_span', { most: longestRecordSpan })
  const actor = organisationContext.actor()
  const own = !can(actor.role, 'records.read')
  return database()
    .selectFrom('timeRecords as r')
    .innerJoin('employees as e', 'e.id', 'r.employeeId')
    .leftJoin('users as u', 'u.id', 'r.decidedBy')
    .where('r.day', '>=', from)
    .where('r.day', '<', until)
    .$if(own, (query) => query.where('r.employeeId', '=', actor.employeeId))
    .$if(!own && actor.locationIds !== null, (query) =>
      query.where('r.locationId', '=', anyOf(actor.locationIds!))
    )
    .$if(locationIds !== undefined, (query) => query.where('r.locationId', '=', anyOf(locationIds!)))
    .$if(employeeId !== undefined, (query) => query.where('r.employeeId', '=', employeeId!))
}

/**
 * One page of records, the newest day first.
 *
 * @throws time_tracking.record_span unless the days are 1 to `longestRecordSpan`
 */
export async function listRecords(
  filter: RecordFilter,
  collation: string,
  paging: PageQuery
): Promise<Listed<TimeRecord>> {
  const query = visibleRecords(filter)
    .$if(filter.tab !== undefined, (found) => found.where(tabs[filter.tab!]))
    .select(['r.id', 'r.version', 'r.employeeId', 'e.name', 'e.surname', 'r.locationId', 'r.positionId'])
    .select(['r.day', 'r.zone', 'r.plannedMinutes', 'r.unpaidBreakMinutes', 'r.workMinutes', 'r.isOpen'])
    .select(['r.flags', 'r.punchIds', 'r.withinTolerance', 'r.status', 'r.autoApproved', 'r.rejectReason'])
    .select(['r.editReason', 'u.name as decidedByName', 'u.surname as decidedBySurname'])
    .select(({ ref }) => [
      instant(ref('r.plannedStartsAt')).as('plannedStartsAt'),
      instant(ref('r.plannedEndsAt')).as('plannedEndsAt'),
      instant(ref('r.realStartsAt')).as('realStartsAt'),
      instant(ref('r.realEndsAt')).as('realEndsAt'),
      instant(ref('r.countedStartsAt')).as('countedStartsAt'),
      instant(ref('r.countedEndsAt')).as('countedEndsAt'),
      instant(ref('r.decidedAt')).as('decidedAt'),
    ])
    .orderBy('r.day', 'desc')
    .orderBy(sql`e.surname ${sql.raw(collation)}`)
    .orderBy(sql`e.name ${sql.raw(collation)}`)
    .orderBy(sql`coalesce(r.real_starts_at, r.planned_starts_at)`)
    .orderBy('r.id')
  const { items, total } = await listed(query, paging)
  const punches = await punchesById(items.flatMap(({ punchIds }) => punchIds))
  const seesRule = can(organisationContext.actor().role, 'auto_approvals.read')
  return {
    total,
    items: items.map(({ employeeId, name, surname, punchIds, decidedByName, decidedBySurname, ...row }) => ({
      ...row,
      employee: { id: employeeId, name, surname },
      autoApproved: seesRule ? row.autoApproved : null,
      decidedBy: decidedByName === null ? null : { name: decidedByName, surname: decidedBySurname ?? '' },
      punches: punchIds.flatMap((id) => punches.get(id) ?? []),
    })),
  }
}

/** Counts of all tabs and minutes, of the records that the filter finds. */
export function summariseRecords(filter: RecordFilter): Promise<RecordSummary> {
  const count = (tab: RecordTab) => sql`count(*) filter (where ${tabs[tab]})`
  return visibleRecords(filter)
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
