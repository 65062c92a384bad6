import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable } from '#database/guarded_table'

/** Rows that people edit together carry a version; positions in use have names of their own; locations have people in charge. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table organisations add column version integer not null default 1;
      alter table employee_contracts add column version integer not null default 1;
      alter table employee_rates add column version integer not null default 1;
      create unique index positions_name on positions (organisation_id, lower(name)) where archived_at is null;

      create table location_admins (
        organisation_id uuid not null,
        location_id uuid not null,
        employee_id uuid not null,
        primary key (organisation_id, location_id, employee_id),
        foreign key (organisation_id, location_id) references locations (organisation_id, id) on delete cascade,
        foreign key (organisation_id, employee_id) references employees (organisation_id, id) on delete cascade
      );
      ${guardedTable('location_admins')}
    `)
  }

  async down() {
    this.schema.raw(`
      drop table location_admins;
      drop index positions_name;
      alter table employee_rates drop column version;
      alter table employee_contracts drop column version;
      alter table organisations drop column version;
    `)
  }
}
