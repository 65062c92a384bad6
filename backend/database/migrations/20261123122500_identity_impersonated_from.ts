import { BaseSchema } from '@adonisjs/lucid/schema'

/** Where the back office was when somebody sat down in a customer's place: leaving the seat leads back there. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`alter table sessions add column impersonated_from text;`)
  }

  async down() {
    this.schema.raw(`alter table sessions drop column impersonated_from;`)
  }
}
