import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, stamps } from '#database/guarded_table'

/**
 * A PIN names one person, so it is found by a keyed hash like a card; the slow hash of before could not be looked up and
 * nothing read it. Lists filter by what people are linked to, and keep the columns each account chose.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table employees add column kiosk_pin_hmac text;
      alter table employees drop column kiosk_pin_hash;
      create unique index employees_pin on employees (organisation_id, kiosk_pin_hmac) where archived_at is null;

      create index employee_locations_location on employee_locations (organisation_id, location_id);
      create index employee_positions_position on employee_positions (organisation_id, position_id);
      create index employee_tags_tag on employee_tags (organisation_id, tag_id);

      create table list_choices (
        organisation_id uuid not null references organisations (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        list text not null,
        hidden_columns jsonb not null default '[]',
        ${stamps},
        primary key (organisation_id, user_id, list)
      );
      ${guardedTable('list_choices')}
    `)
  }

  async down() {
    this.schema.raw(`
      drop table list_choices;
      drop index employee_tags_tag, employee_positions_position, employee_locations_location, employees_pin;
      alter table employees drop column kiosk_pin_hmac, add column kiosk_pin_hash text;
    `)
  }
}
