import { BaseSchema } from '@adonisjs/lucid/schema'

/** Accounts at Google, Microsoft or another OpenID provider that open an account of ours. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table user_identities (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        issuer text not null,
        subject text not null,
        created_at timestamptz not null default now(),
        unique (issuer, subject)
      );
      create index user_identities_user on user_identities (user_id);
    `)
  }

  async down() {
    this.schema.raw('drop table user_identities')
  }
}
