import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable } from '#database/guarded_table'

/**
 * Files of metric records. What a row says is stored as it will be written, once for each metric, place and time, so that
 * a million rows are compared and written by their key; rows that cannot be read stay with the rows of all kinds.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table imports
        drop constraint imports_kind_check,
        add constraint imports_kind_check check (kind in ('employees', 'metric_records')),
        /* how far records were written: { metricId, locationId, at, added, updated, unchanged } */
        add column written jsonb;
      alter table import_rows
        drop constraint import_rows_outcome_check,
        add constraint import_rows_outcome_check
          check (outcome in ('added', 'updated', 'unchanged', 'invalid', 'replaced'));

      create table import_records (
        organisation_id uuid not null,
        import_id uuid not null,
        metric_id uuid not null,
        location_id uuid not null,
        /* wall clock of the location */
        at timestamp not null,
        /* the row of the file, the last of several */
        number integer not null check (number > 0),
        value numeric(14, 4) not null check (value >= 0),
        /* what was there before it was written */
        before numeric(14, 4),
        primary key (organisation_id, import_id, metric_id, location_id, at),
        foreign key (organisation_id, import_id) references imports (organisation_id, id) on delete cascade
      );
      ${guardedTable('import_records')}
    `)
  }

  async down() {
    this.schema.raw(`
      drop table import_records;
      delete from imports where kind = 'metric_records';
      alter table import_rows
        drop constraint import_rows_outcome_check,
        add constraint import_rows_outcome_check check (outcome in ('added', 'updated', 'unchanged', 'invalid'));
      alter table imports
        drop column written,
        drop constraint imports_kind_check,
        add constraint imports_kind_check check (kind in ('employees'));
    `)
  }
}
