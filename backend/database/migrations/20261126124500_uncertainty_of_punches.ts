import { BaseSchema } from '@adonisjs/lucid/schema'

/** How far a kiosk's time of a punch may be wrong, as far as it knew. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table time_punches add column uncertainty_ms integer')
  }

  async down() {
    this.schema.raw('alter table time_punches drop column uncertainty_ms')
  }
}
