import { BaseSchema } from '@adonisjs/lucid/schema'

/** The second step of signing in: a code by e-mail or from an authenticator app, and devices that need none. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table users
        add column two_factor text not null default 'off' check (two_factor in ('off', 'email', 'totp')),
        add column totp_secret text,
        add column totp_last_step bigint;

      create table sign_in_challenges (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        method text not null check (method in ('email', 'totp')),
        code_hash text,
        wrong_codes smallint not null default 0,
        remember boolean not null,
        expires_at timestamptz not null,
        created_at timestamptz not null default now()
      );
      create index sign_in_challenges_user on sign_in_challenges (user_id);

      create table trusted_devices (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        name text not null,
        secret_hash text not null,
        user_agent text,
        last_used_at timestamptz not null default now(),
        expires_at timestamptz not null,
        created_at timestamptz not null default now()
      );
      create index trusted_devices_user on trusted_devices (user_id);

      create table recovery_codes (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        code_hash text not null,
        used_at timestamptz
      );
      create index recovery_codes_user on recovery_codes (user_id);
    `)
  }

  async down() {
    this.schema.raw(`
      drop table recovery_codes, trusted_devices, sign_in_challenges;
      alter table users drop column two_factor, drop column totp_secret, drop column totp_last_step
    `)
  }
}
