import { BaseSchema } from '@adonisjs/lucid/schema'

/** The page of the back office where an impersonation started: ending it leads back there. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`alter table sessions add column impersonated_from text;`)
  }

  async down() {
    this.schema.raw(`alter table sessions drop column impersonated_from;`)
  }
}
