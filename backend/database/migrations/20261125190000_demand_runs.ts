import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned, stamps } from '#database/guarded_table'

/** Runs of the labour model: shifts made from demand, and what planners accept of them. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table demand_runs (
        ${owned},
        requested_by uuid not null,
        state text not null default 'requested'
          check (state in ('requested', 'running', 'proposed', 'accepted', 'rejected', 'cancelled', 'failed')),
        scope jsonb not null,
        problem jsonb not null,
        progress jsonb,
        /* last sign of life of the solver */
        progress_at timestamptz,
        started_at timestamptz,
        finished_at timestamptz,
        failure_code text,
        /* hours by position and day, once it has ended */
        rows jsonb not null default '[]',
        ${stamps}
      );
      create index demand_runs_open on demand_runs (organisation_id, state, created_at desc);
      ${guardedTable('demand_runs')}

      create table demand_run_changes (
        ${owned},
        run_id uuid not null,
        location_id uuid not null,
        position_id uuid not null,
        kind text not null check (kind in ('added', 'obsolete', 'kept')),
        day date not null,
        start_time text not null,
        end_time text not null,
        /* the shift it is about; of an added one, the shift its last acceptance made */
        entry_id uuid,
        accepted boolean not null default false,
        /* the command of its last acceptance */
        command_id uuid,
        foreign key (organisation_id, run_id) references demand_runs (organisation_id, id) on delete cascade,
        foreign key (organisation_id, location_id) references locations (organisation_id, id) on delete cascade,
        foreign key (organisation_id, position_id) references positions (organisation_id, id) on delete cascade
      );
      create index demand_run_changes_run on demand_run_changes (organisation_id, run_id, day);
      create index demand_run_changes_command on demand_run_changes (organisation_id, command_id)
        where command_id is not null;
      create index demand_run_changes_location on demand_run_changes (organisation_id, location_id);
      create index demand_run_changes_position on demand_run_changes (organisation_id, position_id);
      ${guardedTable('demand_run_changes')}
    `)
  }

  async down() {
    this.schema.raw('drop table demand_run_changes, demand_runs')
  }
}
