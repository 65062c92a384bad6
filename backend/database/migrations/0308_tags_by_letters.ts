import { BaseSchema } from '@adonisjs/lucid/schema'

/** Two tags differ by more than capitals; those that do not get a number behind their name. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      with twins as (
        select organisation_id, id, row_number() over (partition by organisation_id, lower(name) order by id) as place
        from tags
      )
      update tags t set name = left(t.name, 70) || ' (' || w.place || ')', version = t.version + 1
      from twins w where w.organisation_id = t.organisation_id and w.id = t.id and w.place > 1;
      create unique index tags_name_in_small_letters on tags (organisation_id, lower(name));
    `)
  }

  async down() {
    this.schema.raw('drop index tags_name_in_small_letters')
  }
}
