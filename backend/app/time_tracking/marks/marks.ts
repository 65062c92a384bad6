import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { queues } from '#app/core/queue/queues'
import { newId } from '#app/core/models/new_id'
import { announceTime } from '#app/time_tracking/hubs/announce_time'
import type { Day } from '#contracts/schedule'

export const recordsQueue = 'time-records'

export type MarkedDay = { employeeId: string; day: Day }

/**
 * Says that records of these days may be others now. They are made again in the background, once this is stored. The rows are
 * this change's own: marks of others may be settled before it is committed.
 */
export async function markDays(days: readonly MarkedDay[]): Promise<void> {
  if (days.length === 0) return
  const { id: organisationId } = organisationContext.current()
  await sql`insert into time_record_marks (organisation_id, employee_id, day)
    select ${organisationId}, m."employeeId", m.day
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as m ("employeeId" uuid, day date)
    where exists (select from employees e where e.id = m."employeeId")`.execute(database())
  announceTime()
  organisationContext.afterCommit(() =>
    queues.add(recordsQueue, { organisationId, data: {}, name: 'settle' }, { jobId: newId() })
  )
}

export type MarkedPerson = { employeeId: string; days: Day[] }

/** People with a marked day. */
export async function markedPeople(): Promise<string[]> {
  const found = await database().selectFrom('timeRecordMarks').select('employeeId').distinct().execute()
  return found.map(({ employeeId }) => employeeId)
}

/**
 * Takes all marks there are, or those of some people, each day once: they are gone with what is made of them, or stay when
 * that fails.
 */
export async function takeMarks(people: readonly string[] | null = null): Promise<MarkedPerson[]> {
  // Days as one text for each person: there are tens of thousands, and reading them may hold up nothing else.
  const { rows } = await sql<{ employeeId: string; days: string }>`
    with taken as (delete from time_record_marks
      where ${people === null ? sql`true` : sql`employee_id = ${anyOf(people)}`} returning employee_id, day)
    select employee_id, string_agg(distinct day::text, ' ') as days from taken group by employee_id`.execute(
    database()
  )
  return rows.map(({ employeeId, days }) => ({ employeeId, days: days.split(' ') }))
}
