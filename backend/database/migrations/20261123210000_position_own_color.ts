import { BaseSchema } from '@adonisjs/lucid/schema'

/** A colour outside the palette's slots; it replaces the slot if set. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`alter table positions add column own_color text check (own_color ~ '^#[0-9a-f]{6}$');`)
  }

  async down() {
    this.schema.raw(`alter table positions drop column own_color;`)
  }
}
