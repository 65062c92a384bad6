import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned } from '#database/guarded_table'

/** What people were alerted to, once each: the key names what happened. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table time_alerts (
        ${owned},
        key text not null,
        kind text not null
          check (kind in ('late', 'absence', 'early_finish', 'missing_end', 'outside', 'silent_kiosk')),
        location_id uuid not null,
        employee_id uuid,
        kiosk_id uuid,
        day date not null,
        /* on the clock of the location: when work should have begun or ended, or what was registered */
        clock text,
        /* null until people were notified: a killed process leaves it to the next one */
        announced_at timestamptz,
        created_at timestamptz not null default now(),
        unique (organisation_id, key),
        check ((employee_id is null) = (kind = 'silent_kiosk')),
        foreign key (organisation_id, employee_id) references employees (organisation_id, id) on delete cascade,
        foreign key (organisation_id, location_id) references locations (organisation_id, id) on delete cascade,
        foreign key (organisation_id, kiosk_id) references kiosks (organisation_id, id) on delete cascade
      );
      create index time_alerts_person on time_alerts (organisation_id, employee_id) where employee_id is not null;
      create index time_alerts_location on time_alerts (organisation_id, location_id);
      create index time_alerts_kiosk on time_alerts (organisation_id, kiosk_id) where kiosk_id is not null;
      create index time_alerts_unannounced on time_alerts (organisation_id, created_at) where announced_at is null;
      ${guardedTable('time_alerts')}
    `)
  }

  async down() {
    this.schema.raw('drop table time_alerts')
  }
}
