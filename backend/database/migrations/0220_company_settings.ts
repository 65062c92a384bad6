import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned, stamps } from '#database/guarded_table'
import { otherKinds } from '#database/request_kinds/other'
import { polishKinds } from '#database/request_kinds/polish'
import type { SeededKind } from '#database/request_kinds/seeded_kind'
import { vietnameseKinds } from '#database/request_kinds/vietnamese'

/** What decides how requests of a kind are made, limited and counted. Kinds of the provider and types of a company share it. */
const requestRules = `
  shortcut text not null check (char_length(shortcut) between 1 and 5),
  kind text not null check (kind in ('vacation', 'delegation', 'other')),
  color smallint not null default 0 check (color between 0 and 13),
  paid boolean not null default true,
  /* null: no limit */
  days_count smallint check (days_count between 1 and 366),
  limit_per text not null default 'year' check (limit_per in ('year', 'request')),
  affects_vacation_limit boolean not null default false,
  primary_vacation boolean not null default false,
  needs_acceptance boolean not null default true,
  allow_note boolean not null default true,
  allow_attachment boolean not null default false,
  overtime_compensation text check (overtime_compensation in ('employee', 'employer')),
  counts_as_working_time boolean not null default false,
  usable_by text not null default 'everybody' check (usable_by in ('everybody', 'chosen', 'planners')),
  sort integer not null default 0,
  version integer not null default 1,
  ${stamps},
  check (not primary_vacation or kind = 'vacation' and not affects_vacation_limit),
  check (not affects_vacation_limit or kind = 'vacation')
`

/**
 * Request types, markets with their kinds of requests, industries, requests to delete a company, and account managers.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table regions (
        id uuid primary key,
        name text not null,
        /* ISO 3166-1 alpha-2; null: wherever no other region stands for the country */
        country text,
        archived_at timestamptz,
        version integer not null default 1,
        ${stamps}
      );
      create unique index regions_name on regions (lower(name)) where archived_at is null;
      create unique index regions_country on regions (country) nulls not distinct where archived_at is null;

      create table request_kinds (
        id uuid primary key,
        region_id uuid not null references regions (id) on delete cascade,
        code text not null,
        /* by locale */
        names jsonb not null,
        ${requestRules},
        unique (region_id, code)
      );
      create unique index request_kinds_shortcut on request_kinds (region_id, lower(shortcut));

      create table request_types (
        ${owned},
        /* the kind of the region it came from; null: the company's own */
        code text,
        /* by locale, of a type that was never renamed */
        names jsonb,
        name text,
        archived_at timestamptz,
        ${requestRules},
        check (name is not null or names is not null),
        unique (organisation_id, code)
      );
      create unique index request_types_name on request_types (organisation_id, lower(name))
        where archived_at is null and name is not null;
      create unique index request_types_shortcut on request_types (organisation_id, lower(shortcut))
        where archived_at is null;
      create unique index request_types_primary on request_types (organisation_id)
        where archived_at is null and primary_vacation;
      ${guardedTable('request_types')}

      create table industries (
        id uuid primary key,
        name text not null,
        recommended boolean not null default false,
        archived_at timestamptz,
        version integer not null default 1,
        ${stamps}
      );
      create unique index industries_name on industries (lower(name)) where archived_at is null;

      create table industry_positions (
        id uuid primary key,
        industry_id uuid not null references industries (id) on delete cascade,
        name text not null,
        archived_at timestamptz,
        ${stamps}
      );
      create unique index industry_positions_name on industry_positions (industry_id, lower(name))
        where archived_at is null;

      create table company_deletion_requests (
        ${owned},
        reason text not null,
        requested_by uuid references users (id) on delete set null,
        requested_at timestamptz not null default now(),
        cancelled_by uuid references users (id) on delete set null,
        cancelled_at timestamptz
      );
      create unique index company_deletion_requests_open on company_deletion_requests (organisation_id)
        where cancelled_at is null;
      ${guardedTable('company_deletion_requests')}

      alter table company_holidays add column version integer not null default 1;
      alter table users add column phone text, add column region_id uuid references regions (id) on delete set null,
        add column version integer not null default 1;
      alter table organisations add column carer_user_id uuid references users (id) on delete set null;
    `)
    this.defer(async (db) => {
      const seed = async (name: string, country: string | null, kinds: readonly SeededKind[]) => {
        const found = await db
          .insertQuery<{ id: string }>()
          .table('regions')
          .insert({ id: db.raw('gen_random_uuid()'), name, country })
          .returning('id')
        const [region] = found as { id: string }[]
        await db.table('request_kinds').multiInsert(
          kinds.map((kind, sort) => ({
            region_id: region!.id,
            sort,
            ...columnsOf(kind),
            id: db.raw('gen_random_uuid()'),
          }))
        )
      }
      await seed('Polska', 'PL', polishKinds)
      await seed('Việt Nam', 'VN', vietnameseKinds)
      await seed('Europe', null, otherKinds)
    })
  }

  async down() {
    this.schema.raw(`
      alter table organisations drop column carer_user_id;
      alter table users drop column version, drop column region_id, drop column phone;
      alter table company_holidays drop column version;
      drop table company_deletion_requests, industry_positions, industries, request_types, request_kinds, regions;
    `)
  }
}

const columnsOf = ({ names: [english, polish, vietnamese], ...kind }: SeededKind) => ({
  code: kind.code,
  names: JSON.stringify({ 'en-US': english, 'pl-PL': polish, 'vi-VN': vietnamese }),
  shortcut: kind.shortcut,
  kind: kind.kind ?? 'other',
  color: kind.color,
  paid: kind.paid ?? true,
  days_count: kind.daysCount ?? null,
  limit_per: kind.limitPer ?? 'year',
  affects_vacation_limit: kind.affectsVacationLimit ?? false,
  primary_vacation: kind.primaryVacation ?? false,
  needs_acceptance: kind.needsAcceptance ?? true,
  allow_attachment: kind.allowAttachment ?? false,
  overtime_compensation: kind.overtimeCompensation ?? null,
  counts_as_working_time: kind.countsAsWorkingTime ?? false,
  usable_by: kind.usableBy ?? 'everybody',
})
