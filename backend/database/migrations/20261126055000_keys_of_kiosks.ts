import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What kiosks compare takes memory to try out from now on. Keys made before are of no use; each is made once more when its
 * PIN or card is next used and the server is asked about it.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table employees drop column kiosk_pin_key, drop column card_code_key')
    this.schema.raw('alter table employees add column kiosk_pin_key text, add column card_code_key text')
  }

  /** Keys made since would not be known to the version before: they go as well. */
  async down() {
    this.schema.raw('alter table employees drop column kiosk_pin_key, drop column card_code_key')
    this.schema.raw('alter table employees add column kiosk_pin_key text, add column card_code_key text')
  }
}
