import { BaseSchema } from '@adonisjs/lucid/schema'

/** No layout was ever written as plain text, so no batch has that format. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table export_batches drop constraint export_batches_format_check;
      alter table export_batches add constraint export_batches_format_check
        check (format in ('xlsx', 'xls', 'csv', 'pdf'));
    `)
  }

  async down() {
    this.schema.raw(`
      alter table export_batches drop constraint export_batches_format_check;
      alter table export_batches add constraint export_batches_format_check
        check (format in ('xlsx', 'xls', 'csv', 'pdf', 'txt'));
    `)
  }
}
