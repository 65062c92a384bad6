import { sql } from 'kysely'
import { instant } from '#app/core/database/instant'
import { startOfRecord, visibleRecords } from '#app/time_tracking/records/visible_records'
import type { RecordDetails, RecordNeighbour, TimeRecord } from '#contracts/time_records'

/** When work ended, or should have. */
const endOfRecord = sql<Date | null>`coalesce(r.real_ends_at, r.planned_ends_at)`

/** The person's work before and after a record, as far as the actor may see it. */
export async function neighboursOf(record: TimeRecord): Promise<Pick<RecordDetails, 'before' | 'after'>> {
  const start = record.realStartsAt ?? record.plannedStartsAt
  const end = record.realEndsAt ?? record.plannedEndsAt
  const [before] = await around(record)
    .where(startOfRecord, '<', new Date(start!))
    .orderBy(startOfRecord, 'desc')
    .execute()
  const [after] = await around(record)
    .where(startOfRecord, '>', new Date(start!))
    .orderBy(startOfRecord)
    .execute()
  return {
    before: before ? { ...before, restMinutes: rest(before.endsAt, start) } : null,
    after: after ? { ...after, restMinutes: rest(end, after.startsAt) } : null,
  }
}

const around = ({ id, employee }: TimeRecord) =>
  visibleRecords()
    .select(['r.id', 'r.day', 'r.zone'])
    .select([instant(startOfRecord).as('startsAt'), instant(endOfRecord).as('endsAt')])
    .where('r.employeeId', '=', employee.id)
    .where('r.id', '<>', id)
    .limit(1)

const rest = (from: string | null, until: string | null): RecordNeighbour['restMinutes'] =>
  from === null || until === null ? null : Math.round((Date.parse(until) - Date.parse(from)) / 60_000)
