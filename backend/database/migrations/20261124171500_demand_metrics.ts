import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A metric is a flow or a level. While its records are deleted in the background it is hidden and its name is free
 * again; names differ by more than their case. A record is found by its metric, place and time, and by nothing else.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table demand_metrics
        add aggregation text not null default 'flow' check (aggregation in ('flow', 'level')),
        add version integer not null default 1,
        add deleted_at timestamptz,
        drop constraint demand_metrics_organisation_id_name_key;
      create unique index demand_metrics_name on demand_metrics (organisation_id, lower(name)) where deleted_at is null;

      alter table demand_records
        drop constraint demand_records_pkey,
        drop constraint demand_records_organisation_id_id_key,
        drop constraint demand_records_organisation_id_metric_id_location_id_at_key,
        drop column id,
        add primary key (organisation_id, metric_id, location_id, at);
      create index demand_records_location on demand_records (organisation_id, location_id);
    `)
  }

  async down() {
    this.schema.raw(`
      drop index demand_records_location;
      alter table demand_records
        drop constraint demand_records_pkey,
        add id uuid not null default gen_random_uuid();
      alter table demand_records
        alter column id drop default,
        add primary key (id),
        add unique (organisation_id, id),
        add unique (organisation_id, metric_id, location_id, at);
      drop index demand_metrics_name;
      delete from demand_metrics where deleted_at is not null;
      alter table demand_metrics
        drop column aggregation, drop column version, drop column deleted_at,
        add unique (organisation_id, name);
    `)
  }
}
