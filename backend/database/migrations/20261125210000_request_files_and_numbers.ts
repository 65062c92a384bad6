import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable } from '#database/guarded_table'

/** Files of requests before they are approved, and numbers that are never given twice. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table request_numbers (
        organisation_id uuid primary key references organisations (id) on delete cascade,
        /* the last number given */
        last integer not null check (last > 0)
      );
      alter table requests no force row level security;
      insert into request_numbers (organisation_id, last)
        select organisation_id, max(number) from requests group by organisation_id;
      alter table requests force row level security;
      ${guardedTable('request_numbers')}

      alter table entry_attachments
        alter column entry_id drop not null,
        /* the request it was added to; its absence shows it as well once there is one. The sweeper takes what stays
           without a request */
        add column request_id uuid,
        add check (entry_id is not null or request_id is not null);
      create index entry_attachments_request on entry_attachments (organisation_id, request_id, created_at);
    `)
  }

  async down() {
    this.schema.raw(`
      drop table request_numbers;
      delete from entry_attachments where entry_id is null;
      alter table entry_attachments drop column request_id, alter column entry_id set not null;
    `)
  }
}
