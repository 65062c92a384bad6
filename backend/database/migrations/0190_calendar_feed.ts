import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned, stamps } from '#database/guarded_table'

/** Addresses at which calendars read a person's shifts, and the events sent to each of them so far. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table calendar_feeds (
        ${owned},
        employee_id uuid not null,
        /* null: the address was withdrawn; sent events stay, so that sequence numbers keep growing */
        token_hash text,
        opened_at timestamptz not null default now(),
        last_read_at timestamptz,
        ${stamps},
        unique (organisation_id, employee_id),
        unique (organisation_id, token_hash),
        foreign key (organisation_id, employee_id) references employees (organisation_id, id) on delete cascade
      );
      ${guardedTable('calendar_feeds')}

      create table calendar_feed_events (
        ${owned},
        feed_id uuid not null,
        /* no foreign key: a deleted entry has to be reported as cancelled */
        entry_id uuid not null,
        sequence integer not null default 0,
        content jsonb not null,
        starts_at timestamptz not null,
        cancelled boolean not null default false,
        changed_at timestamptz not null default now(),
        unique (organisation_id, feed_id, entry_id),
        foreign key (organisation_id, feed_id) references calendar_feeds (organisation_id, id) on delete cascade
      );
      ${guardedTable('calendar_feed_events')}
    `)
  }

  async down() {
    this.schema.raw('drop table calendar_feed_events, calendar_feeds')
  }
}
