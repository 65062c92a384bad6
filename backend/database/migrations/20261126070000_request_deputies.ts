import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned } from '#database/guarded_table'

/** Who decides on requests in the place of another person, and for whom a decision was made. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table request_deputies (
        ${owned},
        /* whose place is taken */
        employee_id uuid not null,
        deputy_id uuid not null,
        /* both null: whenever the person is away */
        first_day date,
        last_day date,
        created_at timestamptz not null default now(),
        created_by uuid references users (id) on delete set null,
        check (employee_id <> deputy_id),
        check ((first_day is null) = (last_day is null)),
        check (last_day >= first_day),
        foreign key (organisation_id, employee_id) references employees (organisation_id, id) on delete cascade,
        foreign key (organisation_id, deputy_id) references employees (organisation_id, id) on delete cascade
      );
      create index request_deputies_employee on request_deputies (organisation_id, employee_id);
      create index request_deputies_deputy on request_deputies (organisation_id, deputy_id);
      ${guardedTable('request_deputies')}

      alter table requests add column decided_for uuid,
        add foreign key (organisation_id, decided_for) references employees (organisation_id, id)
          on delete set null (decided_for);
      create index requests_decided_for on requests (organisation_id, decided_for) where decided_for is not null;
      alter table request_steps add column for_employee_id uuid,
        add foreign key (organisation_id, for_employee_id) references employees (organisation_id, id)
          on delete set null (for_employee_id);
      create index request_steps_for on request_steps (organisation_id, for_employee_id)
        where for_employee_id is not null;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table request_steps drop column for_employee_id;
      alter table requests drop column decided_for;
      drop table request_deputies;
    `)
  }
}
