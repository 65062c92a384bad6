import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Overtime a person has worked in the year of a day, up to that day and including it, `{ until, minutes }`; and positions
 * where harmful factors exceed what is allowed.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table employees add column overtime_worked jsonb;
      alter table positions add column harmful boolean not null default false;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table employees drop column overtime_worked;
      alter table positions drop column harmful;
    `)
  }
}
