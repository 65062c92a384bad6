import { BaseSchema } from '@adonisjs/lucid/schema'

/** The days on which a person belongs to a protected group, `[{ group, from, until }]`; a group without an entry holds always. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`alter table employees add column protected_group_days jsonb not null default '[]';`)
  }

  async down() {
    this.schema.raw(`alter table employees drop column protected_group_days;`)
  }
}
