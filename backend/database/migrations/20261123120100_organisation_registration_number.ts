import { BaseSchema } from '@adonisjs/lucid/schema'

/** A VAT or registration number in addition to the tax id, which has ten characters everywhere. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table organisations
        add column registration_number text check (char_length(registration_number) between 2 and 40);
    `)
  }

  async down() {
    this.schema.raw(`alter table organisations drop column registration_number;`)
  }
}
