import { BaseSchema } from '@adonisjs/lucid/schema'

/** Of a shift that is offered, only some of the hours can be given. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table swaps add column part jsonb')
  }

  async down() {
    this.schema.raw('alter table swaps drop column part')
  }
}
