import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned, stamps } from '#database/guarded_table'

/**
 * Days that say nothing about others, and events that bring more or less than usual; and how far apart the records are
 * that planners type in for a location, so that a row with full hours only is not taken for an hourly one.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table demand_special_days (
        ${owned},
        location_id uuid not null,
        /* null for all metrics of the location */
        metric_id uuid,
        version integer not null default 1,
        name text not null,
        from_day date not null,
        until_day date not null check (until_day > from_day),
        /* null for days that teach nothing and are expected as usual */
        factor numeric(5, 2) check (factor > 0),
        ${stamps},
        foreign key (organisation_id, location_id) references locations (organisation_id, id) on delete cascade,
        foreign key (organisation_id, metric_id) references demand_metrics (organisation_id, id) on delete cascade
      );
      create index demand_special_days_location on demand_special_days (organisation_id, location_id, until_day);
      create index demand_special_days_metric on demand_special_days (organisation_id, metric_id);
      ${guardedTable('demand_special_days')}

      create table demand_record_steps (
        organisation_id uuid not null references organisations (id) on delete cascade,
        metric_id uuid not null,
        location_id uuid not null,
        minutes smallint not null check (minutes in (15, 30, 60, 1440)),
        primary key (organisation_id, metric_id, location_id),
        foreign key (organisation_id, metric_id) references demand_metrics (organisation_id, id) on delete cascade,
        foreign key (organisation_id, location_id) references locations (organisation_id, id) on delete cascade
      );
      create index demand_record_steps_location on demand_record_steps (organisation_id, location_id);
      ${guardedTable('demand_record_steps')}
    `)
  }

  async down() {
    this.schema.raw('drop table demand_record_steps, demand_special_days')
  }
}
