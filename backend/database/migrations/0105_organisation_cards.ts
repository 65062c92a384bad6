import { BaseSchema } from '@adonisjs/lucid/schema'

/** A card names one person. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create unique index employees_card on employees (organisation_id, card_code_hmac) where archived_at is null
    `)
  }

  async down() {
    this.schema.raw('drop index employees_card')
  }
}
