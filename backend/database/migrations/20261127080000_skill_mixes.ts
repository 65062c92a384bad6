import { BaseSchema } from '@adonisjs/lucid/schema'

/** Of those at work in a position at a location, how many must have a tag. Without its tag a rule is gone. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table demand_staffing
        add column mix_tag_id uuid,
        add column mix_least integer not null default 1 check (mix_least > 0),
        add foreign key (organisation_id, mix_tag_id) references tags (organisation_id, id)
          on delete set null (mix_tag_id);
      create index demand_staffing_mix_tag on demand_staffing (organisation_id, mix_tag_id);
    `)
  }

  async down() {
    this.schema.raw('alter table demand_staffing drop column mix_tag_id, drop column mix_least')
  }
}
