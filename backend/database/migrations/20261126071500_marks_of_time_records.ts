import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Each change marks its days in rows of its own. One row for all of them got lost: a change that found the mark of another one
 * left none, and what settled that mark did not see the change yet, as it was not committed.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table time_record_marks drop constraint time_record_marks_pkey')
    this.schema.raw(
      'alter table time_record_marks add column id bigint generated always as identity primary key'
    )
    this.schema.raw(
      'create index time_record_marks_person on time_record_marks (organisation_id, employee_id, day)'
    )
  }

  async down() {
    this.schema.raw(`delete from time_record_marks m using time_record_marks o
      where (o.organisation_id, o.employee_id, o.day) = (m.organisation_id, m.employee_id, m.day) and o.id < m.id`)
    this.schema.raw('alter table time_record_marks drop column id')
    this.schema.raw('drop index time_record_marks_person')
    this.schema.raw('alter table time_record_marks add primary key (organisation_id, employee_id, day)')
  }
}
