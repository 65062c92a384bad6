import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned, stamps } from '#database/guarded_table'

const link = (table: string, one: string, oneTable: string, other: string, otherTable: string) => `
  create table ${table} (
    organisation_id uuid not null,
    ${one} uuid not null,
    ${other} uuid not null,
    primary key (organisation_id, ${one}, ${other}),
    foreign key (organisation_id, ${one}) references ${oneTable} (organisation_id, id) on delete cascade,
    foreign key (organisation_id, ${other}) references ${otherTable} (organisation_id, id) on delete cascade
  );
  ${guardedTable(table)}
`

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table locations (
        ${owned},
        name text not null,
        code text check (code ~ '^[0-9]{6}$'),
        description text,
        country text not null default 'PL',
        time_zone text not null,
        address jsonb not null default '{}',
        tax_id text,
        contact_person text,
        working_hours jsonb not null default '[]',
        latitude double precision,
        longitude double precision,
        archived_at timestamptz,
        version integer not null default 1,
        ${stamps},
        unique (organisation_id, code)
      );
      ${guardedTable('locations')}

      create table positions (
        ${owned},
        name text not null,
        color smallint not null default 0 check (color between 0 and 13),
        is_default boolean not null default false,
        visible boolean not null default true,
        billable boolean not null default true,
        included_in_working_hours boolean not null default true,
        archived_at timestamptz,
        version integer not null default 1,
        ${stamps}
      );
      ${guardedTable('positions')}

      create table tags (
        ${owned},
        name text not null,
        version integer not null default 1,
        ${stamps},
        unique (organisation_id, name)
      );
      ${guardedTable('tags')}

      create table employees (
        ${owned},
        user_id uuid unique references users (id) on delete set null,
        name text not null,
        surname text not null,
        email text,
        phone text,
        avatar_key text,
        role smallint not null default 0 check (role between 0 and 4),
        access_level text,
        language smallint not null default 0,
        main_location_id uuid,
        integration_id text,
        employment_type text,
        payment_period text,
        fixed_schedule_template_id uuid,
        breaks jsonb not null default '[]',
        position_rules jsonb not null default '{}',
        available_request_type_ids jsonb not null default '[]',
        swaps_enabled boolean not null default true,
        swap_needs_confirmation boolean not null default true,
        coworker_visibility text not null default 'same_position'
          check (coworker_visibility in ('none', 'same_position', 'all')),
        disabled_in_schedule boolean not null default false,
        time_registration_required boolean not null default false,
        registration_method text,
        kiosk_pin_hash text,
        card_code_hmac text,
        card_code_last4 text,
        notification_preferences jsonb not null default '{}',
        archived_at timestamptz,
        version integer not null default 1,
        ${stamps},
        foreign key (organisation_id, main_location_id) references locations (organisation_id, id)
      );
      create index employees_name on employees (organisation_id, surname, name);
      create unique index employees_integration on employees (organisation_id, integration_id) where archived_at is null;
      ${guardedTable('employees')}

      create table employee_contracts (
        ${owned},
        employee_id uuid not null,
        starts_on date not null,
        ends_on date,
        work_system text not null default 'BASIC',
        fte numeric(4, 3) not null default 1 check (fte > 0 and fte <= 1),
        agreed_minutes_per_month integer,
        max_daily_minutes integer,
        ${stamps},
        foreign key (organisation_id, employee_id) references employees (organisation_id, id) on delete cascade,
        check (ends_on is null or ends_on >= starts_on)
      );
      create index employee_contracts_employee on employee_contracts (organisation_id, employee_id, starts_on);
      ${guardedTable('employee_contracts')}

      create table employee_rates (
        ${owned},
        employee_id uuid not null,
        valid_from date not null,
        kind text not null check (kind in ('hourly', 'monthly')),
        currency text not null,
        salary_minor bigint,
        weekday_minor bigint,
        saturday_minor bigint,
        sunday_minor bigint,
        day_off_minor bigint,
        ${stamps},
        unique (organisation_id, employee_id, valid_from),
        foreign key (organisation_id, employee_id) references employees (organisation_id, id) on delete cascade
      );
      ${guardedTable('employee_rates')}

      create table company_holidays (
        ${owned},
        name text not null,
        country text,
        language smallint,
        day date not null,
        repeats_yearly boolean not null default false,
        removed boolean not null default false,
        ${stamps}
      );
      ${guardedTable('company_holidays')}

      ${link('employee_locations', 'employee_id', 'employees', 'location_id', 'locations')}
      ${link('employee_positions', 'employee_id', 'employees', 'position_id', 'positions')}
      ${link('employee_tags', 'employee_id', 'employees', 'tag_id', 'tags')}
      ${link('location_positions', 'location_id', 'locations', 'position_id', 'positions')}
      ${link('location_tags', 'location_id', 'locations', 'tag_id', 'tags')}
    `)
  }

  async down() {
    this.schema.raw(`
      drop table location_tags, location_positions, employee_tags, employee_positions, employee_locations,
        company_holidays, employee_rates, employee_contracts, employees, tags, positions, locations
    `)
  }
}
