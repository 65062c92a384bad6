import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned, stamps } from '#database/guarded_table'

const kinds = `'new_schedule', 'updated_schedule', 'new_task', 'request_status', 'account', 'labour_model', 'swap',
  'time_registration', 'request_waits'`

/** Unassigned shifts that people may claim, their claims, and the notifications about them. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table open_shifts (
        ${owned},
        /* the shift; it may be deleted since */
        entry_id uuid not null,
        /* as it was then: people claim this shift and no other */
        shift jsonb not null,
        starts_at timestamptz not null,
        /* who may claim it, of those who work there at that position; none: all of them */
        tag_ids uuid[] not null default '{}',
        rule text not null check (rule in ('fair', 'first')),
        closes_at timestamptz not null,
        status text not null default 'open'
          check (status in ('open', 'assigned', 'unclaimed', 'withdrawn', 'outdated')),
        /* the step of the schedule that assigned it */
        command_id uuid,
        opened_by uuid references users (id) on delete set null,
        decided_at timestamptz,
        version integer not null default 1,
        ${stamps},
        check (closes_at <= starts_at)
      );
      create index open_shifts_closing on open_shifts (organisation_id, closes_at) where status = 'open';
      create index open_shifts_command on open_shifts (organisation_id, command_id) where command_id is not null;
      /* a shift is open to claims once at a time */
      create unique index open_shifts_open on open_shifts (organisation_id, entry_id) where status = 'open';
      ${guardedTable('open_shifts')}

      create table shift_claims (
        ${owned},
        open_shift_id uuid not null,
        employee_id uuid not null,
        claimed_at timestamptz not null default clock_timestamp(),
        outcome text not null default 'waiting' check (outcome in ('waiting', 'won', 'lost')),
        unique (organisation_id, open_shift_id, employee_id),
        foreign key (organisation_id, open_shift_id) references open_shifts (organisation_id, id) on delete cascade,
        foreign key (organisation_id, employee_id) references employees (organisation_id, id) on delete cascade
      );
      create index shift_claims_employee on shift_claims (organisation_id, employee_id);
      /* of all who claim a shift one gets it */
      create unique index shift_claims_winner on shift_claims (organisation_id, open_shift_id) where outcome = 'won';
      ${guardedTable('shift_claims')}

      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check check (kind in (${kinds}, 'open_shift'));
    `)
  }

  async down() {
    this.schema.raw(`
      alter table notifications no force row level security;
      delete from notifications where kind = 'open_shift';
      alter table notifications force row level security;
      alter table notifications drop constraint notifications_kind_check;
      alter table notifications add constraint notifications_kind_check check (kind in (${kinds}));
      drop table shift_claims, open_shifts;
    `)
  }
}
