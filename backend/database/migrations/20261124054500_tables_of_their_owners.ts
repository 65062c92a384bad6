import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, stamps } from '#database/guarded_table'

/**
 * The revision of the schedule and what a company chose about the labour code leave the row of the organisation for
 * tables of the modules that write them. A company without a row has planned, or chosen, nothing yet.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table schedule_revisions (
        organisation_id uuid primary key references organisations (id) on delete cascade,
        revision bigint not null
      );
      create table labour_code_settings (
        organisation_id uuid primary key references organisations (id) on delete cascade,
        choices jsonb not null default '{}',
        holiday_regions jsonb not null default '{}',
        ${stamps}
      );
      alter table organisations no force row level security;
      insert into schedule_revisions (organisation_id, revision)
        select id, schedule_revision from organisations where schedule_revision > 0;
      insert into labour_code_settings (organisation_id, choices, holiday_regions)
        select id, coalesce(settings->'labourCode', '{}'), coalesce(settings->'holidayRegions', '{}')
        from organisations where jsonb_exists_any(settings, array['labourCode', 'holidayRegions']);
      update organisations set settings = settings - 'labourCode' - 'holidayRegions'
        where jsonb_exists_any(settings, array['labourCode', 'holidayRegions']);
      alter table organisations drop column schedule_revision;
      alter table organisations force row level security;
      ${guardedTable('schedule_revisions')}
      ${guardedTable('labour_code_settings')}
    `)
  }

  async down() {
    this.schema.raw(`
      alter table organisations no force row level security;
      alter table schedule_revisions no force row level security;
      alter table labour_code_settings no force row level security;
      alter table organisations add column schedule_revision bigint not null default 0;
      update organisations o set schedule_revision = r.revision from schedule_revisions r where r.organisation_id = o.id;
      update organisations o set settings = o.settings || case when l.choices = '{}' then '{}'
          else jsonb_build_object('labourCode', l.choices) end || case when l.holiday_regions = '{}' then '{}'
          else jsonb_build_object('holidayRegions', l.holiday_regions) end
        from labour_code_settings l where l.organisation_id = o.id;
      drop table labour_code_settings;
      drop table schedule_revisions;
      alter table organisations force row level security;
    `)
  }
}
