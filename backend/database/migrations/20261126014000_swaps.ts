import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned, stamps } from '#database/guarded_table'

/** Shifts that people offer to colleagues, and what became of it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table swaps (
        ${owned},
        requester_id uuid not null,
        /* the shift that is given; it may be deleted since */
        entry_id uuid not null,
        /* as it was then: the swap is about this shift and no other */
        shift jsonb not null,
        starts_at timestamptz not null,
        note text,
        status text not null check (status in ('asked', 'accepted', 'done', 'rejected', 'withdrawn')),
        needs_confirmation boolean not null,
        decided_by uuid references users (id) on delete set null,
        decided_at timestamptz,
        decision_reason text,
        /* the step of the schedule that carried it out */
        command_id uuid,
        version integer not null default 1,
        ${stamps},
        foreign key (organisation_id, requester_id) references employees (organisation_id, id) on delete cascade
      );
      create index swaps_requester on swaps (organisation_id, requester_id, starts_at);
      create index swaps_command on swaps (organisation_id, command_id) where command_id is not null;
      /* a shift is offered once at a time */
      create unique index swaps_open on swaps (organisation_id, entry_id) where status in ('asked', 'accepted');
      ${guardedTable('swaps')}

      create table swap_offers (
        ${owned},
        swap_id uuid not null,
        employee_id uuid not null,
        /* the shift asked for in return, as it was then; null: the colleague only takes one */
        shift jsonb,
        answer text not null default 'open' check (answer in ('open', 'accepted', 'rejected')),
        answered_at timestamptz,
        unique (organisation_id, swap_id, employee_id),
        foreign key (organisation_id, swap_id) references swaps (organisation_id, id) on delete cascade,
        foreign key (organisation_id, employee_id) references employees (organisation_id, id) on delete cascade
      );
      create index swap_offers_employee on swap_offers (organisation_id, employee_id);
      ${guardedTable('swap_offers')}
    `)
  }

  async down() {
    this.schema.raw('drop table swap_offers, swaps')
  }
}
