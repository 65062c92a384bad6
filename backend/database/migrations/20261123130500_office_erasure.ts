import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * An agreed deletion has a day. Requests that were agreed to before have none and erase nothing by themselves. What
 * stays of an erased organisation names no people: enough for accounts and for the proof that it was asked for.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table company_deletion_requests
        /* on the organisation's own clock */
        add column erase_on date,
        add check (erase_on is null or decision = 'accepted');
      drop index company_deletion_requests_open;
      create unique index company_deletion_requests_open on company_deletion_requests (organisation_id)
        where cancelled_at is null and (decided_at is null or erase_on is not null);

      create table erased_organisations (
        id uuid primary key,
        name text not null,
        country text not null,
        tax_id text,
        registration_number text,
        address jsonb not null,
        licence_expires_on date,
        licence_positions integer,
        customer_since timestamptz not null,
        requested_at timestamptz not null,
        agreed_at timestamptz not null,
        erased_at timestamptz not null default now(),
        keep_until date not null
      );
    `)
  }

  async down() {
    this.schema.raw(`
      drop table erased_organisations;
      drop index company_deletion_requests_open;
      create unique index company_deletion_requests_open on company_deletion_requests (organisation_id)
        where cancelled_at is null and decided_at is null;
      alter table company_deletion_requests drop column erase_on;
    `)
  }
}
