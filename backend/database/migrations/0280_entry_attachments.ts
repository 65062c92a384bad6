import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned } from '#database/guarded_table'

/**
 * Files of absences. They name the entry without a link: an entry that was deleted comes back under its id when that is
 * undone, and finds its files again. A sweeper takes what stays without an entry.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table entry_attachments (
        ${owned},
        entry_id uuid not null,
        /* whose absence it was: with another person the files are not shown */
        employee_id uuid not null,
        file_key text not null,
        name text not null,
        type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
        size integer not null check (size > 0),
        sha256 text not null,
        added_by uuid references users (id) on delete set null,
        /* since when the sweeper has found no entry */
        left_at timestamptz,
        created_at timestamptz not null default now()
      );
      create index entry_attachments_entry on entry_attachments (organisation_id, entry_id, created_at);
      ${guardedTable('entry_attachments')}
    `)
  }

  async down() {
    this.schema.raw('drop table entry_attachments')
  }
}
