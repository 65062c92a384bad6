import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned } from '#database/guarded_table'

/**
 * What a run offers: one plan for the goals that were asked for and one for each variant. The column `result` of runs
 * is no longer read; it is dropped a version later, so that older processes keep working until then.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table auto_schedule_proposals (
        ${owned},
        run_id uuid not null,
        variant text not null check (variant in ('asked', 'cheapest', 'fairest', 'coverage')),
        goals jsonb not null,
        /* how far from the best possible plan, at most; null: nothing is proved */
        gap_percent double precision check (gap_percent between 0 and 100),
        figures jsonb not null,
        constraints jsonb not null default '[]',
        carriers jsonb not null default '[]',
        changes jsonb not null,
        unfilled jsonb not null,
        changed_shifts integer not null,
        changed_people integer not null,
        accepted_shifts integer not null default 0,
        unique (organisation_id, run_id, variant),
        foreign key (organisation_id, run_id) references auto_schedule_runs (organisation_id, id) on delete cascade
      );
      ${guardedTable('auto_schedule_proposals')}

      alter table auto_schedule_runs
        /* goals to search beside the ones asked for: [{ key, goals }] */
        add column alternatives jsonb not null default '[]',
        /* people who cannot come: [{ employeeId, from, until }]; null: a plan, not a repair */
        add column repair jsonb,
        add column figures_before jsonb;

      /* the owner moves all organisations' rows at once, for these statements only */
      alter table auto_schedule_runs no force row level security;
      alter table auto_schedule_proposals no force row level security;
      insert into auto_schedule_proposals (id, organisation_id, run_id, variant, goals, figures, changes, unfilled,
        changed_shifts, changed_people, accepted_shifts)
      select gen_random_uuid(), organisation_id, id, 'asked', goals, result->'figuresAfter', result->'changes',
        /* what earlier versions stored knows no ways out */
        (select coalesce(jsonb_agg(one || '{"fixes": []}' order by place), '[]')
         from jsonb_array_elements(result->'unfilled') with ordinality as u (one, place)),
        jsonb_array_length(result->'changes'),
        (select count(distinct person) from jsonb_array_elements(result->'changes') c
           cross join lateral (values (c->>'fromEmployeeId'), (c->>'toEmployeeId')) as p (person)),
        (select count(*) from jsonb_array_elements(result->'changes') c where c->>'acceptedAt' is not null)
      from auto_schedule_runs
      where jsonb_typeof(result->'changes') = 'array' and jsonb_typeof(result->'unfilled') = 'array'
        and jsonb_typeof(result->'figuresAfter') = 'object';
      update auto_schedule_runs set figures_before = result->'figuresBefore' where result is not null;
      alter table auto_schedule_proposals force row level security;
      alter table auto_schedule_runs force row level security;
    `)
  }

  async down() {
    this.schema.raw(`
      drop table auto_schedule_proposals;
      alter table auto_schedule_runs
        drop column alternatives, drop column repair, drop column figures_before;
    `)
  }
}
