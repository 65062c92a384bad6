import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * An address entered by another person is unconfirmed until its owner has followed the link; archiving keeps this
 * state.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table users add column address_confirmed boolean not null default true;
      update users set address_confirmed = false where status = 'invited';
    `)
  }

  async down() {
    this.schema.raw('alter table users drop column address_confirmed')
  }
}
