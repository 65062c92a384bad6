import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the provider's people did among themselves and to their lists; no organisation's, and only ever added to. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table office_events (
        id uuid primary key,
        at timestamptz not null default now(),
        actor_user_id uuid,
        actor_role smallint,
        action text not null,
        entity text not null,
        entity_id uuid not null,
        before jsonb,
        after jsonb,
        ip text
      );
      create index office_events_entity on office_events (entity, entity_id, at desc);
    `)
  }

  async down() {
    this.schema.raw('drop table office_events')
  }
}
