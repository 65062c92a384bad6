import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned, stamps } from '#database/guarded_table'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table organisations (
        id uuid primary key,
        name text not null,
        status smallint not null default 2,
        is_created boolean not null default true,
        language smallint not null default 1,
        country text not null default 'PL',
        region text,
        currency text not null default 'PLN',
        time_zone text not null default 'Europe/Warsaw',
        time_format text not null default 'HH:mm',
        date_format text not null default 'DD.MM.YYYY',
        industry text,
        company_size text,
        about_us_source text,
        contact_person text,
        tax_id text,
        address jsonb not null default '{}',
        logo_key text,
        trial_ends_on date,
        licence_expires_on date,
        licence_positions integer,
        carer text,
        licence_features jsonb not null default '{}',
        metrics_enabled boolean not null default false,
        settings jsonb not null default '{}',
        schedule_revision bigint not null default 0,
        ${stamps}
      );
      alter table organisations enable row level security;
      alter table organisations force row level security;
      create policy own_organisation on organisations
        using (id = current_setting('app.organisation_id')::uuid)
        with check (id = current_setting('app.organisation_id')::uuid);

      create table users (
        id uuid primary key,
        organisation_id uuid references organisations (id) on delete cascade,
        email text not null,
        password_hash text,
        role smallint not null check (role between 0 and 8),
        language smallint not null default 0,
        status text not null default 'active' check (status in ('active', 'invited', 'archived')),
        name text not null default '',
        surname text not null default '',
        last_signed_in_at timestamptz,
        ${stamps},
        check ((role >= 5) = (organisation_id is null))
      );
      create unique index users_email on users (lower(email));

      create table sessions (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        token_hash text not null,
        previous_hash text,
        rotated_at timestamptz not null default now(),
        expires_at timestamptz not null,
        remember boolean not null default false,
        revoked_at timestamptz,
        user_agent text,
        created_at timestamptz not null default now()
      );
      create unique index sessions_token on sessions (token_hash);
      create index sessions_previous on sessions (previous_hash);
      create index sessions_user on sessions (user_id);

      create table mails (
        id uuid primary key,
        organisation_id uuid,
        to_address text not null,
        locale text not null,
        subject text not null,
        text_body text not null,
        html_body text not null,
        created_at timestamptz not null default now()
      );
      create index mails_created on mails (created_at desc);

      create table hub_messages (
        id uuid primary key,
        payload text not null,
        created_at timestamptz not null default now()
      );

      create table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );

      create table audit_events (
        ${owned},
        at timestamptz not null default now(),
        actor_user_id uuid,
        actor_role smallint,
        impersonator_user_id uuid,
        action text not null,
        entity text not null,
        entity_id uuid,
        location_id uuid,
        before jsonb,
        after jsonb,
        request_id text,
        ip text
      );
      create index audit_events_at on audit_events (organisation_id, at desc);
      ${guardedTable('audit_events')}

      create table idempotency_keys (
        ${owned},
        user_id uuid not null,
        key text not null,
        fingerprint text not null,
        status smallint,
        body jsonb,
        created_at timestamptz not null default now(),
        unique (organisation_id, user_id, key)
      );
      ${guardedTable('idempotency_keys')}

      create table stored_files (
        ${owned},
        storage_key text not null,
        name text not null,
        content_type text not null,
        size bigint not null,
        sha256 text not null,
        created_at timestamptz not null default now()
      );
      ${guardedTable('stored_files')}
    `)
  }

  async down() {
    this.schema.raw(`
      drop table stored_files, idempotency_keys, audit_events, rate_limits, hub_messages, mails, sessions, users, organisations
    `)
  }
}
