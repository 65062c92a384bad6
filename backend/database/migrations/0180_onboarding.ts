import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned, stamps } from '#database/guarded_table'

/**
 * Registrations wait here until their address is confirmed: before that there is neither an account nor a company, so
 * no one can take an address that is not theirs. Afterwards a company has one row that says how far it has set itself
 * up.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table registrations (
        id uuid primary key,
        email text not null,
        company_name text not null,
        name text not null,
        surname text not null,
        language smallint not null,
        password_hash text not null,
        secret_hash text not null,
        terms_accepted_at timestamptz not null,
        expires_at timestamptz not null,
        created_at timestamptz not null default now()
      );
      create index registrations_email on registrations (lower(email));
      create index registrations_expires on registrations (expires_at);

      create table onboardings (
        ${owned},
        step text not null default 'company' check (step in
          ('company', 'regional', 'welcome', 'location', 'positions', 'employees', 'finished', 'skipped')),
        /* the job of the person who registered */
        company_function text,
        /* the first one, made by the wizard */
        location_id uuid,
        /* null: the organisation was not registered by its own people */
        terms_accepted_at timestamptz,
        ${stamps},
        unique (organisation_id),
        foreign key (organisation_id, location_id) references locations (organisation_id, id)
          on delete set null (location_id)
      );
      ${guardedTable('onboardings')}
    `)
  }

  async down() {
    this.schema.raw('drop table onboardings, registrations')
  }
}
