import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, stamps } from '#database/guarded_table'

/** How a metric is forecast at a location, and what people are planned for; without a row it is as taken by itself. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table demand_forecasts (
        organisation_id uuid not null,
        location_id uuid not null,
        metric_id uuid not null,
        version integer not null default 1,
        /* null for the one that is taken by itself */
        method text,
        /* hundredths of the cases for which people are planned; null for what is expected */
        percentile smallint check (percentile between 50 and 95 and percentile % 5 = 0),
        ${stamps},
        primary key (organisation_id, location_id, metric_id),
        foreign key (organisation_id, location_id) references locations (organisation_id, id) on delete cascade,
        foreign key (organisation_id, metric_id) references demand_metrics (organisation_id, id) on delete cascade
      );
      create index demand_forecasts_metric on demand_forecasts (organisation_id, metric_id);
      ${guardedTable('demand_forecasts')}
    `)
  }

  async down() {
    this.schema.raw('drop table demand_forecasts')
  }
}
