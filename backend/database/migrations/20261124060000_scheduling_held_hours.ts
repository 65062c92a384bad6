import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * An absence keeps the hours that were planned in it, because they are what it lowers the norm by, and the shifts make
 * way for it. Whole days of before get what is planned beside them, or what staff still see.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table schedule_entries
        add column held_minutes integer not null default 0 check (held_minutes >= 0);

      /* the owner writes to all organisations' rows at once, for this statement only */
      alter table schedule_entries no force row level security;
      alter table positions no force row level security;
      with works as (
        select e.organisation_id, e.employee_id, e.day, e.position_id, e.work_minutes as minutes, false as seen
        from schedule_entries e where e.type in (0, 2, 5) and e.deleted_at is null and e.employee_id is not null
        union all
        select e.organisation_id, e.published_employee_id, e.published_day, (e.published ->> 'positionId')::uuid,
          (e.published_facts ->> 'workMinutes')::int, true
        from schedule_entries e
        where (e.published_facts ->> 'type')::int in (0, 2, 5) and e.published_employee_id is not null
      ), sums as (
        select w.organisation_id, w.employee_id, w.day,
          coalesce(sum(w.minutes) filter (where not w.seen), sum(w.minutes)) as minutes
        from works w left join positions p on p.organisation_id = w.organisation_id and p.id = w.position_id
        where p.id is null or p.included_in_working_hours
        group by 1, 2, 3
      )
      update schedule_entries a set held_minutes = sums.minutes from sums
      where a.type in (1, 3, 7) and a.full_day and a.deleted_at is null and a.organisation_id = sums.organisation_id
        and a.employee_id = sums.employee_id and a.day = sums.day;
      alter table positions force row level security;
      alter table schedule_entries force row level security;
    `)
  }

  async down() {
    this.schema.raw('alter table schedule_entries drop column held_minutes')
  }
}
