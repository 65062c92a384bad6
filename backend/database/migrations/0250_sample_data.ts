import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned, stamps } from '#database/guarded_table'

const marked = ['employees', 'locations', 'positions', 'schedule_entries']

/** Sample data of a company, marked row by row so that it can be distinguished from its own data and removed. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${marked.map((table) => `alter table ${table} add column is_sample boolean not null default false;`).join('\n')}
      create index employees_sample on employees (organisation_id) where is_sample;
      create index locations_sample on locations (organisation_id) where is_sample;
      create index schedule_entries_sample on schedule_entries (organisation_id) where is_sample;

      create table sample_data_sets (
        ${owned},
        state text not null default 'requested' check (state in ('requested', 'running', 'added', 'failed')),
        requested_by uuid not null references users (id) on delete cascade,
        /* the provider's employee who impersonated the requester */
        impersonator_user_id uuid,
        /* 0 to 2: whose names and words */
        language smallint not null,
        progress smallint not null default 0 check (progress between 0 and 100),
        cancel_requested boolean not null default false,
        ${stamps},
        unique (organisation_id)
      );
      ${guardedTable('sample_data_sets')}
    `)
  }

  async down() {
    this.schema.raw(`
      drop table sample_data_sets;
      ${marked.map((table) => `alter table ${table} drop column is_sample;`).join('\n')}
    `)
  }
}
