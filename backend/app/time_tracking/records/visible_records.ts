import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { instant } from '#app/core/database/instant'
import { organisationContext } from '#app/core/organisation_context'
import { punchesById } from '#app/time_tracking/punches/standing_punches'
import { can } from '#contracts/abilities'
import type { TimeRecord } from '#contracts/time_records'

/** Records the actor may see: their own, or those of the locations they answer for. */
export function visibleRecords() {
  const actor = organisationContext.actor()
  const own = !can(actor.role, 'records.read')
  return database()
    .selectFrom('timeRecords as r')
    .innerJoin('employees as e', 'e.id', 'r.employeeId')
    .leftJoin('users as u', 'u.id', 'r.decidedBy')
    .$if(own, (query) => query.where('r.employeeId', '=', actor.employeeId))
    .$if(!own && actor.locationIds !== null, (query) =>
      query.where('r.locationId', '=', anyOf(actor.locationIds!))
    )
}
export type VisibleRecords = ReturnType<typeof visibleRecords>

/** When work began, or should have. */
export const startOfRecord = sql<Date>`coalesce(r.real_starts_at, r.planned_starts_at)`

/** Those of the visible records that `narrowed` leaves, with all that is shown of them. */
export const recordRows = (narrowed: (all: VisibleRecords) => VisibleRecords) =>
  narrowed(visibleRecords())
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
type Row = Awaited<ReturnType<ReturnType<typeof recordRows>['execute']>>[number]

export async function wireRecords(rows: Row[]): Promise<TimeRecord[]> {
  const punches = await punchesById(rows.flatMap(({ punchIds }) => punchIds))
  const seesRule = can(organisationContext.actor().role, 'auto_approvals.read')
  return rows.map(({ employeeId, name, surname, punchIds, decidedByName, decidedBySurname, ...row }) => ({
    ...row,
    employee: { id: employeeId, name, surname },
    autoApproved: seesRule ? row.autoApproved : null,
    decidedBy: decidedByName === null ? null : { name: decidedByName, surname: decidedBySurname ?? '' },
    punches: punchIds.flatMap((id) => punches.get(id) ?? []),
  }))
}
