import { BaseSchema } from '@adonisjs/lucid/schema'

/** By person, whether the hours of an export are approved records or the plan, and what was not approved then. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`alter table export_batches add column hours jsonb not null default '[]'`)
  }

  async down() {
    this.schema.raw('alter table export_batches drop column hours')
  }
}
