import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned, stamps } from '#database/guarded_table'

/** What people may take in a year: the facts it follows from, corrections, overtime to be compensated, opened years. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table request_types
        add column over_limit text not null default 'refuse' check (over_limit in ('refuse', 'allow'));
      alter table request_kinds
        add column over_limit text not null default 'refuse' check (over_limit in ('refuse', 'allow'));
      alter table request_types no force row level security;
      update request_types set over_limit = 'allow' where overtime_compensation is not null;
      alter table request_types force row level security;
      update request_kinds set over_limit = 'allow' where overtime_compensation is not null;

      create table leave_facts (
        ${owned},
        employee_id uuid not null,
        /* from when years at work count, with school and former work before it; null: the first contract */
        worked_since date,
        /* the first contract is the first job of the person's life */
        first_job boolean not null default false,
        conditions text not null default 'usual' check (conditions in ('usual', 'hazardous', 'very_hazardous')),
        conditions_since date,
        youngest_child_on date,
        version integer not null default 1,
        ${stamps},
        unique (organisation_id, employee_id),
        check ((conditions = 'usual') = (conditions_since is null)),
        foreign key (organisation_id, employee_id) references employees (organisation_id, id) on delete cascade
      );
      ${guardedTable('leave_facts')}

      create table limit_entries (
        ${owned},
        employee_id uuid not null,
        request_type_id uuid not null,
        year smallint not null check (year between 1990 and 2200),
        kind text not null check (kind in ('opened', 'correction', 'overtime')),
        /* opened: the entitlement at that moment; overtime: what was worked */
        minutes integer not null,
        /* opened: what came over from the year before at that moment */
        carried_minutes integer,
        reason text,
        at timestamptz not null default now(),
        by_user_id uuid references users (id) on delete set null,
        check ((kind = 'opened') = (carried_minutes is not null)),
        check ((kind = 'opened') = (reason is null)),
        foreign key (organisation_id, employee_id) references employees (organisation_id, id) on delete cascade,
        foreign key (organisation_id, request_type_id) references request_types (organisation_id, id)
      );
      create unique index limit_entries_opened
        on limit_entries (organisation_id, employee_id, request_type_id, year) where kind = 'opened';
      create index limit_entries_employee on limit_entries (organisation_id, employee_id, year);
      create index limit_entries_type on limit_entries (organisation_id, request_type_id);
      ${guardedTable('limit_entries')}
    `)
  }

  async down() {
    this.schema.raw(`
      drop table limit_entries, leave_facts;
      alter table request_kinds drop column over_limit;
      alter table request_types drop column over_limit;
    `)
  }
}
