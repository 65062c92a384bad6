import db from '@adonisjs/lucid/services/db'
import { organisationContext, rows } from '#app/core/organisation_context'

type Month = { organisationId: string; from: string; until: string }

/**
 * A month in which everyone registers all of their shifts: most within the tolerance, one in ten late, one in twenty too long,
 * and everyone has a wage.
 */
export async function seedMonth({ organisationId, from, until }: Month): Promise<void> {
  await organisationContext.run(organisationId, async () => {
    await rows(
      `update schedule_entries e set published = schedule_entry_face(e), published_facts = schedule_entry_facts(e)`
    )
    for (const [kind, at] of [
      ['start', `starts_at + case when n % 10 = 0 then 25 else n % 4 - 2 end * interval '1 minute'`],
      ['end', `ends_at + case when n % 20 = 0 then 90 else n % 4 end * interval '1 minute'`],
    ])
      await rows(
        `insert into time_punches (id, organisation_id, employee_id, location_id, kind, at, method, sent_by)
         select gen_random_uuid(), organisation_id, employee_id, location_id, '${kind}', ${at}, 'browser',
           (select id from users where organisation_id = ? limit 1)
         from (select *, abs(hashtext(id::text)) as n from schedule_entries
           where type = 0 and employee_id is not null and day >= ? and day < ?) e`,
        [organisationId, from, until]
      )
    await rows(
      `insert into employee_rates (id, organisation_id, employee_id, valid_from, kind, currency, weekday_minor)
       select gen_random_uuid(), organisation_id, id, '2026-01-01', 'hourly', 'PLN', 3000 from employees`
    )
  })
  await db.connection('owner').rawQuery('analyze')
}

/** Days of all people, or of one, that have to be settled. */
export const mark = ({ organisationId, from, until }: Month, people: 'all' | 'one'): Promise<void> =>
  organisationContext.run(organisationId, async () => {
    await rows(
      `insert into time_record_marks (organisation_id, employee_id, day)
       select e.organisation_id, e.id, d::date
       from (select * from employees order by id ${people === 'one' ? 'limit 1' : ''}) e
         cross join generate_series(?::date, ?::date - 1, interval '1 day') d
       on conflict do nothing`,
      [from, people === 'one' ? nextDay(from) : until]
    )
  })

const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** As if a manager had approved everything that has hours. */
export const approveAll = ({ organisationId }: Month): Promise<void> =>
  organisationContext.run(organisationId, async () => {
    await rows('update time_records set status = 1 where counted_starts_at is not null and not is_open')
  })

/** One record is counted a minute longer. */
export const changeOne = ({ organisationId }: Month): Promise<void> =>
  organisationContext.run(organisationId, async () => {
    await rows(
      `update time_records set counted_ends_at = counted_ends_at + interval '1 minute'
       where id = (select id from time_records where status = 1 order by id limit 1)`
    )
  })
