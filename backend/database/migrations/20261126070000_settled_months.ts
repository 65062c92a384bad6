import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable } from '#database/guarded_table'

/**
 * What the approved work of people comes to in a calendar month, kept to be shown at once. All of it can be made again; the
 * fingerprint says of what it was made. A run is the work on one month of an organisation.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table settled_months (
        organisation_id uuid not null,
        employee_id uuid not null,
        month date not null check (extract(day from month) = 1),
        fingerprint text not null,
        figures jsonb not null,
        settled_at timestamptz not null default now(),
        primary key (organisation_id, month, employee_id),
        foreign key (organisation_id, employee_id) references employees (organisation_id, id) on delete cascade
      );
      create index settled_months_person on settled_months (organisation_id, employee_id);
      ${guardedTable('settled_months')}

      create table settlement_runs (
        organisation_id uuid not null references organisations (id) on delete cascade,
        month date not null check (extract(day from month) = 1),
        state text not null check (state in ('running', 'done', 'cancelled')),
        people integer not null default 0 check (people >= 0),
        settled integer not null default 0 check (settled between 0 and people),
        changed_at timestamptz not null default now(),
        primary key (organisation_id, month)
      );
      ${guardedTable('settlement_runs')}
    `)
  }

  async down() {
    this.schema.raw('drop table settlement_runs, settled_months')
  }
}
