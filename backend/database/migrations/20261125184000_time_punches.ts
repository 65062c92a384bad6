import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned } from '#database/guarded_table'

/**
 * Punches are only ever added: a correction is an event of its own, one for each event it replaces. What a device sends
 * again has the same counter. Coordinates lie apart, because they are erased while the punch stays.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table time_punches (
        ${owned},
        employee_id uuid not null,
        location_id uuid not null,
        kind text not null check (kind in ('start', 'break_start', 'break_end', 'end', 'void')),
        /* by the clock of the server, whatever the device's clock showed */
        at timestamptz not null,
        method text not null check (method in ('browser', 'manual')),
        device_id uuid,
        counter integer check (counter > 0),
        client_at timestamptz,
        offset_ms bigint,
        received_at timestamptz not null default now(),
        place text not null default 'unchecked'
          check (place in ('inside', 'outside', 'inaccurate', 'unknown', 'unchecked')),
        accuracy_metres integer,
        distance_metres integer,
        note text,
        corrects_id uuid,
        reason text,
        sent_by uuid not null,
        check ((device_id is null) = (counter is null)),
        check (kind <> 'void' or corrects_id is not null),
        check (method <> 'manual' or reason is not null),
        unique (organisation_id, device_id, counter),
        unique (organisation_id, corrects_id),
        foreign key (organisation_id, employee_id) references employees (organisation_id, id) on delete cascade,
        foreign key (organisation_id, location_id) references locations (organisation_id, id) on delete cascade,
        foreign key (organisation_id, corrects_id) references time_punches (organisation_id, id) on delete cascade
      );
      create index time_punches_person on time_punches (organisation_id, employee_id, at);
      create index time_punches_location on time_punches (organisation_id, location_id);
      ${guardedTable('time_punches')}

      create table time_punch_places (
        organisation_id uuid not null,
        punch_id uuid not null,
        latitude double precision not null check (latitude between -90 and 90),
        longitude double precision not null check (longitude between -180 and 180),
        created_at timestamptz not null default now(),
        primary key (organisation_id, punch_id),
        foreign key (organisation_id, punch_id) references time_punches (organisation_id, id) on delete cascade
      );
      create index time_punch_places_age on time_punch_places (organisation_id, created_at);
      ${guardedTable('time_punch_places')}

      create table place_notice_reads (
        organisation_id uuid not null,
        employee_id uuid not null,
        version integer not null check (version > 0),
        locale text not null,
        read_at timestamptz not null default now(),
        primary key (organisation_id, employee_id, version),
        foreign key (organisation_id, employee_id) references employees (organisation_id, id) on delete cascade
      );
      ${guardedTable('place_notice_reads')}
    `)
  }

  async down() {
    this.schema.raw('drop table place_notice_reads, time_punch_places, time_punches')
  }
}
