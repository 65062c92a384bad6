import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Publications, withdrawals and accepted warnings become steps of the same list as commands, and each step keeps how
 * much it touched. A publication can be undone in part, so each of its changes says whether it was.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table schedule_commands
        add column publication_id uuid,
        /* [row of labour_code_acceptances]: what the step accepted or took back */
        add column acceptances jsonb,
        /* null: a step of earlier versions, which did not count */
        add column shifts integer,
        add column people integer not null default 0,
        add column from_day date,
        /* exclusive */
        add column until_day date,
        add foreign key (organisation_id, publication_id)
          references schedule_publications (organisation_id, id) on delete cascade;
      alter table schedule_publications
        drop constraint schedule_publications_kind_check,
        add check (kind in ('publish', 'unpublish', 'undo')),
        /* the publication this one took back */
        add column undoes uuid,
        add foreign key (organisation_id, undoes)
          references schedule_publications (organisation_id, id) on delete cascade;
      create index schedule_publications_revision on schedule_publications (organisation_id, revision);
    `)
  }

  async down() {
    this.schema.raw(`
      drop index schedule_publications_revision;
      alter table schedule_publications
        drop column undoes,
        drop constraint schedule_publications_kind_check,
        /* steps and publications of the later version stay as they are; nothing new of the kind is written */
        add constraint schedule_publications_kind_check check (kind in ('publish', 'unpublish')) not valid;
      alter table schedule_commands drop column publication_id, drop column acceptances, drop column shifts,
        drop column people, drop column from_day, drop column until_day;
    `)
  }
}
