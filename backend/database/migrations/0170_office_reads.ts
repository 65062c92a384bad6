import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      /* The provider's people list organisations, and nothing else of theirs: see app/office/office_context.ts. */
      create policy office_reads on organisations for select
        using (current_setting('app.office', true) = 'on');

      alter table sessions
        add column impersonator_user_id uuid references users (id) on delete cascade,
        add column impersonation_reason text;
      create index sessions_impersonator on sessions (impersonator_user_id) where impersonator_user_id is not null;
    `)
  }

  async down() {
    this.schema.raw(`
      drop policy office_reads on organisations;
      alter table sessions drop column impersonator_user_id, drop column impersonation_reason;
    `)
  }
}
