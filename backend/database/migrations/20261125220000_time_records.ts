import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned, stamps } from '#database/guarded_table'

/**
 * What people worked, one row for a shift or for work without one. Everything but the decision can be made again from punches
 * and plan; a marked day is one for which it has to be.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table time_records (
        ${owned},
        employee_id uuid not null,
        location_id uuid not null,
        position_id uuid,
        /* shift:<entry> or punch:<first punch> */
        key text not null,
        day date not null,
        zone text not null,
        entry_id uuid,
        planned_starts_at timestamptz,
        planned_ends_at timestamptz,
        planned_minutes integer,
        real_starts_at timestamptz,
        real_ends_at timestamptz,
        counted_starts_at timestamptz,
        counted_ends_at timestamptz,
        unpaid_break_minutes integer not null default 0 check (unpaid_break_minutes >= 0),
        work_minutes integer not null default 0 check (work_minutes >= 0),
        is_open boolean not null default false,
        flags jsonb not null default '[]',
        punch_ids uuid[] not null default '{}',
        within_tolerance boolean not null default false,
        /* of all of the above, to see that nothing has changed */
        fingerprint text not null,
        /* counted by a person, for this reason */
        edit_reason text,
        /* 0 pending, 1 approved, 2 rejected */
        status smallint not null default 0 check (status between 0 and 2),
        auto_approved boolean not null default false,
        decided_by uuid,
        decided_at timestamptz,
        reject_reason text,
        version integer not null default 1,
        ${stamps},
        unique (organisation_id, employee_id, key),
        check ((counted_starts_at is null) = (counted_ends_at is null)),
        check (counted_ends_at >= counted_starts_at),
        check (status = 1 or not auto_approved),
        check (not auto_approved or within_tolerance),
        check ((status = 2) = (reject_reason is not null)),
        foreign key (organisation_id, employee_id) references employees (organisation_id, id) on delete cascade,
        foreign key (organisation_id, location_id) references locations (organisation_id, id) on delete cascade,
        foreign key (organisation_id, position_id) references positions (organisation_id, id)
      );
      create index time_records_list on time_records (organisation_id, day, location_id);
      create index time_records_person on time_records (organisation_id, employee_id, day);
      create index time_records_location on time_records (organisation_id, location_id);
      create index time_records_position on time_records (organisation_id, position_id);
      ${guardedTable('time_records')}

      create table time_record_marks (
        organisation_id uuid not null,
        employee_id uuid not null,
        day date not null,
        primary key (organisation_id, employee_id, day),
        foreign key (organisation_id, employee_id) references employees (organisation_id, id) on delete cascade
      );
      ${guardedTable('time_record_marks')}
    `)
  }

  async down() {
    this.schema.raw('drop table time_record_marks, time_records')
  }
}
