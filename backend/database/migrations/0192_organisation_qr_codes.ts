import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which of a person's QR codes counts: each new one ends those before. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table employees
        add column qr_generation integer not null default 1 check (qr_generation > 0),
        add column qr_renewed_at timestamptz;
    `)
  }

  async down() {
    this.schema.raw('alter table employees drop column qr_renewed_at, drop column qr_generation')
  }
}
