import { BaseSchema } from '@adonisjs/lucid/schema'

/** A metric that came with sample data goes with it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table demand_metrics add is_sample boolean not null default false')
  }

  async down() {
    this.schema.raw('alter table demand_metrics drop column is_sample')
  }
}
