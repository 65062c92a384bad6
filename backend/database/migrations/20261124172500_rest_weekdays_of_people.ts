import { BaseSchema } from '@adonisjs/lucid/schema'

/** A person's own days of weekly rest, 1 Monday to 7 Sunday; empty: those of the company. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`alter table employees add column rest_weekdays jsonb not null default '[]';`)
  }

  async down() {
    this.schema.raw(`alter table employees drop column rest_weekdays;`)
  }
}
