import type { NormContract } from '#app/labour_code/public/nominal_minutes'
import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import type { WorkSystem } from '@shiftloom/solver/labour_code/limits'
import type { RunScope } from '#contracts/auto_schedule'

export type PersonContract = NormContract & { workSystem: WorkSystem; maxDailyMinutes: number | null }

/** What an automatic schedule needs to know of a person; no name. */
export type ScopePerson = {
  id: string
  positionIds: string[]
  locationIds: string[]
  /** By first day. */
  contracts: PersonContract[]
}

/** All people who may be given work: the staff of the requested locations, less those left out of schedules. */
export async function scopePeople(scope: RunScope): Promise<ScopePerson[]> {
  const { locationIds, positionIds, employeeIds } = scope
  const { rows } = await sql<ScopePerson>`
    select e.id,
       array(select position_id from employee_positions p where p.employee_id = e.id order by 1) as "positionIds",
       array(select location_id from employee_locations l where l.employee_id = e.id
             union select e.main_location_id where e.main_location_id is not null order by 1) as "locationIds",
       coalesce((select jsonb_agg(jsonb_build_object(
           'from', c.starts_on, 'until', c.ends_on + 1, 'fte', c.fte, 'workSystem', c.work_system,
           'agreedMinutesPerMonth', c.agreed_minutes_per_month, 'maxDailyMinutes', c.max_daily_minutes
         ) order by c.starts_on) from employee_contracts c where c.employee_id = e.id), '[]') as contracts
     from employees e
     where e.archived_at is null and not e.disabled_in_schedule
       and (e.main_location_id = any(${locationIds}) or exists (
         select from employee_locations l where l.employee_id = e.id and l.location_id = any(${locationIds})))
       and (cardinality(${employeeIds}::uuid[]) = 0 or e.id = any(${employeeIds}))
       and (cardinality(${positionIds}::uuid[]) = 0 or exists (
         select from employee_positions p where p.employee_id = e.id and p.position_id = any(${positionIds})))
     order by e.id`.execute(database())
  return rows
}
