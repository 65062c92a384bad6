import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned, stamps } from '#database/guarded_table'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table schedule_entries (
        ${owned},
        type smallint not null check (type between 0 and 8),
        employee_id uuid,
        location_id uuid not null,
        position_id uuid,
        day date not null,
        start_time text not null check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        end_time text not null check (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        full_day boolean not null default false,
        zone text not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > starts_at),
        work_minutes integer not null check (work_minutes >= 0),
        breaks jsonb not null default '[]',
        comment text,
        locked boolean not null default false,
        source text not null default 'manual',
        availability text check (availability in ('available', 'unavailable', 'preferred')),
        code text,
        group_id uuid,
        published jsonb,
        published_at timestamptz,
        deleted_at timestamptz,
        version integer not null default 1,
        changed_by uuid,
        ${stamps},
        foreign key (organisation_id, employee_id) references employees (organisation_id, id) on delete cascade,
        foreign key (organisation_id, location_id) references locations (organisation_id, id) on delete cascade,
        foreign key (organisation_id, position_id) references positions (organisation_id, id),
        check ((type = 8) = (availability is not null)),
        check (type = 0 or employee_id is not null)
      );
      create index schedule_entries_range on schedule_entries (organisation_id, day, location_id);
      create index schedule_entries_person on schedule_entries (organisation_id, employee_id, day);
      ${guardedTable('schedule_entries')}

      create table schedule_commands (
        ${owned},
        seq bigint generated always as identity,
        user_id uuid not null,
        label text not null,
        /* [{ entryId, before: row | null, after: row | null }] */
        changes jsonb not null,
        state text not null default 'done' check (state in ('done', 'undone', 'dropped')),
        created_at timestamptz not null default now()
      );
      create index schedule_commands_stack on schedule_commands (organisation_id, user_id, state, seq desc);
      ${guardedTable('schedule_commands')}

      create table schedule_publications (
        ${owned},
        seq bigint generated always as identity,
        user_id uuid not null,
        kind text not null check (kind in ('publish', 'unpublish')),
        from_day date not null,
        until_day date not null,
        location_ids jsonb not null,
        /* [{ entryId, before: published face | null, after: published face | null }] */
        changes jsonb not null,
        undone_at timestamptz,
        created_at timestamptz not null default now()
      );
      create index schedule_publications_last on schedule_publications (organisation_id, seq desc);
      ${guardedTable('schedule_publications')}

      create table auto_schedule_runs (
        ${owned},
        requested_by uuid not null,
        state text not null default 'requested'
          check (state in ('requested', 'running', 'proposed', 'accepted', 'rejected', 'cancelled', 'failed')),
        scope jsonb not null,
        goals jsonb not null,
        budget_ms integer not null,
        seed integer not null,
        problem jsonb not null,
        progress jsonb,
        result jsonb,
        failure_code text,
        finished_at timestamptz,
        ${stamps}
      );
      create index auto_schedule_runs_open on auto_schedule_runs (organisation_id, state, created_at desc);
      ${guardedTable('auto_schedule_runs')}

      create table demand_metrics (
        ${owned},
        name text not null check (name ~ '^[A-Za-z]+$'),
        data_type text not null check (data_type in ('COUNT', 'DECIMAL', 'CURRENCY')),
        ${stamps},
        unique (organisation_id, name)
      );
      ${guardedTable('demand_metrics')}

      create table demand_records (
        ${owned},
        metric_id uuid not null,
        location_id uuid not null,
        /* wall clock of the location */
        at timestamp not null,
        value numeric(14, 4) not null check (value >= 0),
        unique (organisation_id, metric_id, location_id, at),
        foreign key (organisation_id, metric_id) references demand_metrics (organisation_id, id) on delete cascade,
        foreign key (organisation_id, location_id) references locations (organisation_id, id) on delete cascade
      );
      ${guardedTable('demand_records')}

      create table export_batches (
        ${owned},
        requested_by uuid not null,
        layout text not null,
        format text not null check (format in ('xlsx', 'xls', 'csv', 'pdf', 'txt')),
        locale text not null,
        scope jsonb not null,
        state text not null default 'requested' check (state in ('requested', 'running', 'ready', 'failed')),
        progress smallint not null default 0,
        row_count integer,
        total_minutes integer,
        excluded jsonb not null default '[]',
        file_id uuid,
        failure_code text,
        finished_at timestamptz,
        ${stamps},
        foreign key (organisation_id, file_id) references stored_files (organisation_id, id)
      );
      create index export_batches_created on export_batches (organisation_id, created_at desc);
      ${guardedTable('export_batches')}
    `)
  }

  async down() {
    this.schema.raw(`
      drop table export_batches, demand_records, demand_metrics, auto_schedule_runs, schedule_publications,
        schedule_commands, schedule_entries
    `)
  }
}
