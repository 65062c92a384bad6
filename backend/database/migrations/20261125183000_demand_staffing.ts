import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, stamps } from '#database/guarded_table'

/** Which shifts may be made from the demand of a position at a location; without a row they are as usual. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table demand_staffing (
        organisation_id uuid not null,
        location_id uuid not null,
        position_id uuid not null,
        version integer not null default 1,
        /* at once, whatever the rules ask for; null for any number */
        most_people integer check (most_people > 0),
        least_minutes integer not null check (least_minutes > 0),
        most_minutes integer not null check (most_minutes >= least_minutes),
        /* shifts begin at multiples of it from midnight */
        start_every_minutes integer not null check (start_every_minutes in (15, 30, 60)),
        /* [{ name, start, minutes, weekdays }]; none: shifts of any length between the two */
        catalogue jsonb not null default '[]',
        ${stamps},
        primary key (organisation_id, location_id, position_id),
        foreign key (organisation_id, location_id) references locations (organisation_id, id) on delete cascade,
        foreign key (organisation_id, position_id) references positions (organisation_id, id) on delete cascade
      );
      create index demand_staffing_position on demand_staffing (organisation_id, position_id);
      ${guardedTable('demand_staffing')}
    `)
  }

  async down() {
    this.schema.raw('drop table demand_staffing')
  }
}
