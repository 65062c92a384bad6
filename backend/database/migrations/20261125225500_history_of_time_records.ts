import { BaseSchema } from '@adonisjs/lucid/schema'

/** The history of one record is read without the rest of the log. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create index audit_events_time_record on audit_events (organisation_id, entity_id, at)
        where entity = 'time_record'
    `)
  }

  async down() {
    this.schema.raw('drop index audit_events_time_record')
  }
}
