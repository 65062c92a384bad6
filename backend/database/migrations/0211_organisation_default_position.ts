import { BaseSchema } from '@adonisjs/lucid/schema'

/** Where no position was the default, the first one in use is from now on. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      /* the owner moves all organisations' rows at once, for these statements only */
      alter table positions no force row level security;
      update positions p set is_default = true
      from (
        select distinct on (organisation_id) id, organisation_id from positions
        where archived_at is null order by organisation_id, sort_order, lower(name), id
      ) first
      where p.id = first.id and not exists (
        select from positions other where other.organisation_id = p.organisation_id and other.is_default
      );
      alter table positions force row level security;
    `)
  }

  async down() {
    // Which ones had been none is not kept, and one default is no harm.
  }
}
