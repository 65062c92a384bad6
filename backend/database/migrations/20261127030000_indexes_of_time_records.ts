import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Hours that managers entered are few, and asked for whenever records are made. A month of fresh records is settled before
 * PostgreSQL has statistics of them: it reads by day then, and finds people in the index instead of in the rows.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create index time_records_entered on time_records (organisation_id, day, employee_id)
        where edit_reason is not null;
      drop index time_records_list;
      create index time_records_list on time_records (organisation_id, day, location_id, employee_id);
    `)
  }

  async down() {
    this.schema.raw(`
      drop index time_records_entered, time_records_list;
      create index time_records_list on time_records (organisation_id, day, location_id);
    `)
  }
}
