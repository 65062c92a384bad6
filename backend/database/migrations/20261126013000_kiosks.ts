import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned, stamps } from '#database/guarded_table'

/**
 * Devices at which people of a location register time. A device waits for its approval before it belongs to a company, so
 * what waits lies outside of them. What a kiosk sent and could not be taken is kept for a person to look at.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table kiosks (
        ${owned},
        location_id uuid not null,
        name text not null,
        /* SPKI of an ECDSA P-256 key whose private half never leaves the device */
        public_key text not null,
        /* differs between kiosks: what one of them knows of a PIN is of no use at another one */
        salt text not null,
        shows_names boolean not null default false,
        token_hash text,
        token_issued_at timestamptz,
        /* until the device has used the newer one */
        previous_token_hash text,
        approved_by uuid not null,
        revoked_at timestamptz,
        seen_at timestamptz,
        waiting integer not null default 0,
        skew_ms bigint,
        app_version text,
        wrong_codes integer not null default 0,
        version integer not null default 1,
        ${stamps},
        foreign key (organisation_id, location_id) references locations (organisation_id, id) on delete cascade
      );
      create index kiosks_location on kiosks (organisation_id, location_id);
      ${guardedTable('kiosks')}

      create table kiosk_refusals (
        organisation_id uuid not null,
        kiosk_id uuid not null,
        counter integer not null,
        event jsonb not null,
        code text not null,
        created_at timestamptz not null default now(),
        primary key (organisation_id, kiosk_id, counter, code),
        foreign key (organisation_id, kiosk_id) references kiosks (organisation_id, id) on delete cascade
      );
      ${guardedTable('kiosk_refusals')}

      create table kiosk_activations (
        id uuid primary key,
        code text not null unique,
        secret_hash text not null,
        public_key text not null,
        expires_at timestamptz not null,
        organisation_id uuid references organisations (id) on delete cascade,
        kiosk_id uuid
      );

      alter table employees add column kiosk_pin_key text, add column card_code_key text;

      alter table time_punches
        drop constraint time_punches_method_check,
        add constraint time_punches_method_check check (method in ('browser', 'manual', 'pin', 'card', 'qr')),
        alter column sent_by drop not null,
        add constraint time_punches_sent_by check (sent_by is not null or method in ('pin', 'card', 'qr'));
    `)
  }

  async down() {
    this.schema.raw(`
      delete from time_punches where method in ('pin', 'card', 'qr');
      alter table time_punches
        drop constraint time_punches_sent_by,
        alter column sent_by set not null,
        drop constraint time_punches_method_check,
        add constraint time_punches_method_check check (method in ('browser', 'manual'));
      alter table employees drop column kiosk_pin_key, drop column card_code_key;
      drop table kiosk_activations, kiosk_refusals, kiosks;
    `)
  }
}
