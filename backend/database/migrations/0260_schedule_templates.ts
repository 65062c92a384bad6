import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned, stamps } from '#database/guarded_table'

/**
 * Schedules kept to be used again. Shifts name positions through a table of their own, one row for each position of a
 * template, so that a position knows how many templates hold it.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table schedule_templates (
        ${owned},
        location_id uuid not null,
        name text not null,
        description text,
        /* the days it was taken from, half-open; offsets count from the first one */
        from_day date not null,
        until_day date not null check (until_day > from_day),
        version integer not null default 1,
        created_by uuid,
        ${stamps},
        foreign key (organisation_id, location_id) references locations (organisation_id, id) on delete cascade
      );
      create unique index schedule_templates_name on schedule_templates (organisation_id, location_id, lower(name));
      ${guardedTable('schedule_templates')}

      create table schedule_template_positions (
        organisation_id uuid not null,
        template_id uuid not null,
        position_id uuid not null,
        primary key (organisation_id, template_id, position_id),
        foreign key (organisation_id, template_id)
          references schedule_templates (organisation_id, id) on delete cascade,
        foreign key (organisation_id, position_id) references positions (organisation_id, id) on delete cascade
      );
      create index schedule_template_positions_position
        on schedule_template_positions (organisation_id, position_id);
      ${guardedTable('schedule_template_positions')}

      create table schedule_template_entries (
        ${owned},
        template_id uuid not null,
        day_offset integer not null check (day_offset >= 0),
        start_time text not null check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        end_time text not null check (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        position_id uuid,
        employee_id uuid,
        breaks jsonb not null default '[]',
        foreign key (organisation_id, template_id)
          references schedule_templates (organisation_id, id) on delete cascade,
        foreign key (organisation_id, template_id, position_id)
          references schedule_template_positions (organisation_id, template_id, position_id) on delete cascade,
        foreign key (organisation_id, employee_id)
          references employees (organisation_id, id) on delete set null (employee_id)
      );
      create index schedule_template_entries_template
        on schedule_template_entries (organisation_id, template_id, day_offset);
      create index schedule_template_entries_person
        on schedule_template_entries (organisation_id, employee_id);
      ${guardedTable('schedule_template_entries')}

      /* Until now the column named nothing. */
      alter table employees drop column fixed_schedule_template_id;
      alter table employees add column fixed_schedule_template_id uuid;
      alter table employees add constraint employees_fixed_schedule_template
        foreign key (organisation_id, fixed_schedule_template_id)
        references schedule_templates (organisation_id, id) on delete set null (fixed_schedule_template_id);
      create index employees_fixed_template on employees (organisation_id, fixed_schedule_template_id)
        where fixed_schedule_template_id is not null;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table employees drop constraint employees_fixed_schedule_template;
      drop index employees_fixed_template;
      drop table schedule_template_entries, schedule_template_positions, schedule_templates;
    `)
  }
}
