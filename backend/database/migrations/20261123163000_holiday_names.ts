import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a company's own holiday is called in other languages than the one it was written in: `{ "pl-PL": "…" }`. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`alter table company_holidays add column names jsonb not null default '{}'`)
  }

  async down() {
    this.schema.raw('alter table company_holidays drop column names')
  }
}
