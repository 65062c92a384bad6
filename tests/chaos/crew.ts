import { query } from '../stage/database.ts'
import type { Luck } from './network.ts'

export type Press = {
  employeeId: string
  kind: 'start' | 'break_start' | 'break_end' | 'end' | 'void'
  at: number
}
export type Member = { id: string; locationId: string; presses: Press[] }

const minuteMs = 60_000
/** A kiosk may have been without a connection for a month. */
const days = 25

/** People made for the run, each with the published shifts of one of the demo's, and what they press for them. */
export async function makeCrew(punches: number, luck: Luck): Promise<Member[]> {
  const shifts: { id: string; location: string; starts: Date; ends: Date }[] = []
  const run = Date.now().toString(36)
  const crew = new Map<string, Member>()
  for (
    let round = 0;
    [...crew.values()].reduce((sum, { presses }) => sum + presses.length, 0) < punches;
    round += 1
  ) {
    const made = await cloneOnce(`${run}-${round}`)
    shifts.push(...made)
    for (const { id, location, starts, ends } of made) {
      const member = crew.get(id) ?? { id, locationId: location, presses: [] }
      member.presses.push(...pressesOf(id, starts.getTime(), ends.getTime(), luck))
      crew.set(id, member)
    }
  }
  await query('analyze employees, schedule_entries')
  return [...crew.values()]
}

/** Copies each planned person of the demo with their shifts of the last weeks. */
async function cloneOnce(round: string) {
  const columns = (
    await query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_name = 'schedule_entries' and is_generated = 'NEVER' and is_identity = 'NO'`
    )
  ).map(({ name }) => `"${name}"`)
  await query(
    `with made as (
       insert into employees (id, organisation_id, name, surname, role, language, main_location_id, integration_id,
         time_registration_required)
       select gen_random_uuid(), organisation_id, name, surname || ' ' || $1, 0, 1, main_location_id,
         'CHAOS' || $1 || ':' || id, true
       from employees e where integration_id not like 'CHAOS%' and archived_at is null and exists (
         select from schedule_entries s where s.published_employee_id = e.id and s.type = 0 and s.published_day < current_date)
       returning id, organisation_id, main_location_id)
     insert into employee_locations (organisation_id, employee_id, location_id)
     select organisation_id, id, main_location_id from made`,
    [round]
  )
  return query<{ id: string; location: string; starts: Date; ends: Date }>(
    `with crew as materialized (
       select id, organisation_id, split_part(integration_id, ':', 2)::uuid as original from employees
       where integration_id like 'CHAOS' || $1 || ':%')
     insert into schedule_entries (${columns.join(', ')})
     select ${columns.map((name) => `(copy).${name}`).join(', ')} from (
       select jsonb_populate_record(null::schedule_entries, to_jsonb(s) || jsonb_build_object(
         'id', gen_random_uuid(), 'employee_id', e.id,
         'published', jsonb_set(s.published, '{employeeId}', to_jsonb(e.id)))) as copy
       from crew e join schedule_entries s on s.organisation_id = e.organisation_id and s.published_employee_id = e.original
       where s.type = 0 and s.employee_id = s.published_employee_id
         and s.published_day >= current_date - ${days}::int and s.ends_at < now() - interval '1 hour') c
     returning employee_id as id, location_id as location, starts_at as starts, ends_at as ends`,
    [round]
  )
}

/** Around the plan; now and then late, without an end, pressed twice, or taken back and pressed again. */
function pressesOf(employeeId: string, starts: number, ends: number, luck: Luck): Press[] {
  const press = (kind: Press['kind'], at: number): Press => ({ employeeId, kind, at })
  const seconds = () => luck(60_000)
  const begun = starts + (luck(20) === 0 ? 25 : luck(12) - 9) * minuteMs + seconds()
  const half = (starts + ends) / 2 + luck(30) * minuteMs
  const done = ends + luck(10) * minuteMs - seconds()
  return [
    press('start', begun),
    ...(luck(40) === 0 ? [press('void', begun + 20_000), press('start', begun + 40_000)] : []),
    ...(luck(3) > 0 ? [press('break_start', half), press('break_end', half + 15 * minuteMs)] : []),
    ...(luck(30) > 0 ? [press('end', done)] : []),
    ...(luck(50) === 0 ? [press('end', done + 2_000)] : []),
  ]
}
