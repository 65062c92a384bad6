import { BaseSchema } from '@adonisjs/lucid/schema'

/** The entries a message counts, so that news of the same ones within the window replaces the count. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table notifications add column entries jsonb')
  }

  async down() {
    this.schema.raw('alter table notifications drop column entries')
  }
}
