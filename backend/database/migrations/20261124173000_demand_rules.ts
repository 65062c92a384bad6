import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned, stamps } from '#database/guarded_table'

/**
 * Rules that turn metrics into people. A rule keeps every version it ever had; positions are connected to versions by rows
 * of their own, so that a position takes its connections with it and a metric its rules.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table demand_rules (
        ${owned},
        location_id uuid not null,
        /* null for work that no metric asks for */
        metric_id uuid,
        version integer not null default 1,
        ${stamps},
        foreign key (organisation_id, location_id) references locations (organisation_id, id) on delete cascade,
        foreign key (organisation_id, metric_id) references demand_metrics (organisation_id, id) on delete cascade
      );
      create index demand_rules_location on demand_rules (organisation_id, location_id);
      create index demand_rules_metric on demand_rules (organisation_id, metric_id);
      ${guardedTable('demand_rules')}

      create table demand_rule_versions (
        ${owned},
        rule_id uuid not null,
        number integer not null check (number > 0),
        /* null: the draft, which holds on no day */
        valid_from date,
        name text not null,
        body jsonb not null,
        saved_by uuid,
        ${stamps},
        foreign key (organisation_id, rule_id) references demand_rules (organisation_id, id) on delete cascade
      );
      create unique index demand_rule_versions_number on demand_rule_versions (organisation_id, rule_id, number)
        where valid_from is not null;
      create unique index demand_rule_versions_draft on demand_rule_versions (organisation_id, rule_id)
        where valid_from is null;
      ${guardedTable('demand_rule_versions')}

      create table demand_rule_connections (
        organisation_id uuid not null,
        rule_version_id uuid not null,
        position_id uuid not null,
        /* the part of the rule's work that the position does */
        share double precision not null check (share > 0 and share <= 1),
        primary key (organisation_id, rule_version_id, position_id),
        foreign key (organisation_id, rule_version_id)
          references demand_rule_versions (organisation_id, id) on delete cascade,
        foreign key (organisation_id, position_id) references positions (organisation_id, id) on delete cascade
      );
      create index demand_rule_connections_position on demand_rule_connections (organisation_id, position_id);
      ${guardedTable('demand_rule_connections')}

      create table demand_positions (
        organisation_id uuid not null,
        location_id uuid not null,
        position_id uuid not null,
        version integer not null default 1,
        combination text not null default 'sum' check (combination in ('sum', 'maximum')),
        smoothed boolean not null default false,
        ${stamps},
        primary key (organisation_id, location_id, position_id),
        foreign key (organisation_id, location_id) references locations (organisation_id, id) on delete cascade,
        foreign key (organisation_id, position_id) references positions (organisation_id, id) on delete cascade
      );
      create index demand_positions_position on demand_positions (organisation_id, position_id);
      ${guardedTable('demand_positions')}
    `)
  }

  async down() {
    this.schema.raw(
      'drop table demand_positions, demand_rule_connections, demand_rule_versions, demand_rules'
    )
  }
}
