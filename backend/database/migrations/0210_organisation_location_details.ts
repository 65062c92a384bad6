import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Locations: days that differ from the usual week, a radius around the point on the map, and a code for each.
 * Positions: an order of their own, and one default at most.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table locations
        /* [{ day, name: text | null, hours: [{ opens, closes }] }]; no hours: closed */
        add column hours_exceptions jsonb not null default '[]',
        add column radius_metres integer not null default 150 check (radius_metres between 20 and 5000);
      alter table positions add column sort_order integer not null default 0;

      /* the owner moves all organisations' rows at once, for these statements only */
      alter table locations no force row level security;
      alter table positions no force row level security;
      update locations set latitude = null, longitude = null where (latitude is null) <> (longitude is null);
      /* the free numbers from 100001 on, in the order the locations were made */
      with free as (
        select o.organisation_id, to_char(n, 'FM000000') as code,
          row_number() over (partition by o.organisation_id order by n) as place
        from (select organisation_id, count(*) as many from locations group by organisation_id) o
        cross join lateral generate_series(100001, 100000 + 2 * o.many) n
        where not exists (select from locations l
          where l.organisation_id = o.organisation_id and l.code = to_char(n, 'FM000000'))
      ), without as (
        select id, organisation_id, row_number() over (partition by organisation_id order by created_at, id) as place
        from locations where code is null
      )
      update locations l set code = free.code from without join free using (organisation_id, place)
      where l.id = without.id;
      with ordered as (
        select id, row_number() over (partition by organisation_id order by lower(name), id) as place,
          row_number() over (partition by organisation_id, is_default and archived_at is null
            order by created_at, id) as default_place
        from positions
      )
      update positions p set sort_order = ordered.place,
        is_default = p.is_default and p.archived_at is null and ordered.default_place = 1
      from ordered where ordered.id = p.id;
      alter table locations force row level security;
      alter table positions force row level security;

      alter table locations
        add constraint locations_point check ((latitude is null) = (longitude is null)),
        add constraint locations_on_earth check (latitude between -90 and 90 and longitude between -180 and 180);
      create unique index positions_default on positions (organisation_id) where is_default;
    `)
  }

  async down() {
    this.schema.raw(`
      drop index positions_default;
      alter table locations drop constraint locations_on_earth, drop constraint locations_point;
      alter table positions drop column sort_order;
      alter table locations drop column radius_metres, drop column hours_exceptions;
    `)
  }
}
