import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned } from '#database/guarded_table'

/** An accepted breach of a rule; it holds while the same shifts break it no further. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table labour_code_acceptances (
        ${owned},
        employee_id uuid not null,
        rule_id text not null,
        entry_ids uuid[] not null check (cardinality(entry_ids) > 0),
        /* in the rule's unit, as they were when it was accepted */
        actual double precision not null,
        allowed double precision not null,
        breach double precision not null,
        window_start timestamptz not null,
        window_end timestamptz not null,
        reason text not null check (char_length(reason) between 3 and 500),
        accepted_by uuid not null,
        accepted_at timestamptz not null default now(),
        foreign key (organisation_id, employee_id) references employees (organisation_id, id) on delete cascade
      );
      create index labour_code_acceptances_person
        on labour_code_acceptances (organisation_id, employee_id, window_start);
      ${guardedTable('labour_code_acceptances')}
    `)
  }

  async down() {
    this.schema.raw('drop table labour_code_acceptances')
  }
}
