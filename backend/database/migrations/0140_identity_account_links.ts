import { BaseSchema } from '@adonisjs/lucid/schema'

/** Links sent by e-mail that open an account or set its password. Only the hash of their secret is kept; each works once. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table account_links (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        purpose text not null check (purpose in ('activation', 'password_reset')),
        secret_hash text not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        created_at timestamptz not null default now()
      );
      create index account_links_user on account_links (user_id, purpose);
    `)
  }

  async down() {
    this.schema.raw('drop table account_links')
  }
}
