import { BaseSchema } from '@adonisjs/lucid/schema'

/** Files of what is left of limits. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table imports
        drop constraint imports_kind_check,
        add constraint imports_kind_check check (kind in ('employees', 'metric_records', 'leave_balances'))
    `)
  }

  async down() {
    this.schema.raw(`
      delete from imports where kind = 'leave_balances';
      alter table imports
        drop constraint imports_kind_check,
        add constraint imports_kind_check check (kind in ('employees', 'metric_records'))
    `)
  }
}
