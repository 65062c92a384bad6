import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned, stamps } from '#database/guarded_table'

/** How a person says that a piece of their work really was, and what a manager answers. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table time_corrections (
        ${owned},
        employee_id uuid not null,
        location_id uuid not null,
        /* the record it is about; null for work that nothing was known of, or once the record is gone */
        record_id uuid,
        day date not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > starts_at),
        breaks jsonb not null default '[]',
        /* the punches that it replaces, as they stood when it was filed */
        punch_ids uuid[] not null default '{}',
        reason text not null,
        status text not null default 'open' check (status in ('open', 'accepted', 'rejected', 'withdrawn')),
        decided_by uuid references users (id) on delete set null,
        decided_at timestamptz,
        decision_reason text,
        version integer not null default 1,
        ${stamps},
        check (status <> 'rejected' or decision_reason is not null),
        foreign key (organisation_id, employee_id) references employees (organisation_id, id) on delete cascade,
        foreign key (organisation_id, location_id) references locations (organisation_id, id) on delete cascade,
        foreign key (organisation_id, record_id) references time_records (organisation_id, id)
          on delete set null (record_id)
      );
      create index time_corrections_person on time_corrections (organisation_id, employee_id, day);
      create index time_corrections_location on time_corrections (organisation_id, location_id, day);
      create index time_corrections_record on time_corrections (organisation_id, record_id)
        where record_id is not null;
      ${guardedTable('time_corrections')}
    `)
  }

  async down() {
    this.schema.raw('drop table time_corrections')
  }
}
