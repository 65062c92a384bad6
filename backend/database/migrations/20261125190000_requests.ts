import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned, stamps } from '#database/guarded_table'

/** Requests for leave, business trips and other absences, with every step they went through. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table requests (
        ${owned},
        /* counts the requests of an organisation, from 1 on */
        number integer not null check (number > 0),
        employee_id uuid not null,
        request_type_id uuid not null,
        /* where the person mainly worked when it was filed */
        location_id uuid,
        first_day date not null,
        last_day date not null,
        /* both null: whole days */
        start_time text,
        end_time text,
        skip_weekends boolean not null,
        skip_holidays boolean not null,
        /* who is asked; null: everyone who may decide */
        recipient_id uuid,
        note text,
        /* 0 pending, 1 approved, 2 rejected, 3 draft */
        status smallint not null check (status between 0 and 3),
        /* approved by itself, since its type needs no acceptance */
        automatic boolean not null default false,
        /* what each day takes, as it was counted last */
        days jsonb not null,
        minutes integer not null check (minutes >= 0),
        /* the shifts that made way, and what put it into the schedule; null while it is not in it */
        effect jsonb,
        decided_by uuid references users (id) on delete set null,
        decided_at timestamptz,
        decision_reason text,
        created_by uuid references users (id) on delete set null,
        version integer not null default 1,
        ${stamps},
        unique (organisation_id, number),
        check (last_day >= first_day),
        check ((start_time is null) = (end_time is null)),
        check (start_time is null or first_day = last_day),
        foreign key (organisation_id, employee_id) references employees (organisation_id, id) on delete cascade,
        foreign key (organisation_id, request_type_id) references request_types (organisation_id, id),
        foreign key (organisation_id, location_id) references locations (organisation_id, id)
          on delete set null (location_id),
        foreign key (organisation_id, recipient_id) references employees (organisation_id, id)
          on delete set null (recipient_id)
      );
      create index requests_employee on requests (organisation_id, employee_id, first_day);
      create index requests_status on requests (organisation_id, status, first_day);
      create index requests_recipient on requests (organisation_id, recipient_id);
      create index requests_type on requests (organisation_id, request_type_id);
      create index requests_location on requests (organisation_id, location_id);
      create index requests_command on requests (organisation_id, (effect ->> 'commandId')) where effect is not null;
      ${guardedTable('requests')}

      create table request_steps (
        ${owned},
        request_id uuid not null,
        kind text not null check (kind in ('filed', 'drafted', 'edited', 'submitted', 'approved', 'rejected', 'withdrawn',
          'returned')),
        at timestamptz not null default now(),
        by_user_id uuid references users (id) on delete set null,
        reason text,
        /* what the request said then */
        content jsonb not null,
        foreign key (organisation_id, request_id) references requests (organisation_id, id) on delete cascade
      );
      create index request_steps_request on request_steps (organisation_id, request_id, at);
      ${guardedTable('request_steps')}
    `)
  }

  async down() {
    this.schema.raw('drop table request_steps, requests')
  }
}
