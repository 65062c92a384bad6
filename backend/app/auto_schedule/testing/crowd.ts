import { rows } from '#app/core/organisation_context'
import { acting, type World } from '#tests/world/world'

/** Many cooks with a month of shifts each, five days a week. */
export const crowd = (w: World, people: number): Promise<unknown> =>
  acting(w.admin, async () => {
    await rows(
      `insert into employees (id, organisation_id, name, surname, email, role, main_location_id, integration_id)
       select gen_random_uuid(), ?, 'Cook', n::text, n || '@crowd.test', 0, ?, 'crowd' || n from generate_series(1, ?::int) n`,
      [w.organisationId, w.locationId, people]
    )
    await rows(
      `insert into employee_positions (organisation_id, employee_id, position_id)
       select organisation_id, id, ?::uuid from employees where integration_id like 'crowd%'`,
      [w.cookId]
    )
    await rows(
      `insert into employee_contracts (id, organisation_id, employee_id, starts_on)
       select gen_random_uuid(), organisation_id, id, '2020-01-01' from employees where integration_id like 'crowd%'`
    )
    await rows(
      `insert into schedule_entries (id, organisation_id, type, employee_id, location_id, position_id, day, start_time, end_time,
         zone, starts_at, ends_at, work_minutes)
       select gen_random_uuid(), e.organisation_id, 0, e.id, e.main_location_id, ?::uuid, d::date, '08:00', '16:00', 'Europe/Warsaw',
         (d::date + time '08:00') at time zone 'Europe/Warsaw', (d::date + time '16:00') at time zone 'Europe/Warsaw', 480
       from employees e cross join generate_series('2026-10-05'::date, '2026-12-06'::date, interval '1 day') d
       where e.integration_id like 'crowd%' and (extract(doy from d)::int + substr(e.integration_id, 6)::int) % 7 < 4`,
      [w.cookId]
    )
  })
