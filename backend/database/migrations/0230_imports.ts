import { BaseSchema } from '@adonisjs/lucid/schema'
import { guardedTable, owned, stamps } from '#database/guarded_table'

/** Files of people (later: of metrics) being imported, what became of each row, and what undoes it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table imports (
        ${owned},
        kind text not null check (kind in ('employees')),
        requested_by uuid not null references users (id) on delete cascade,
        /* the provider's employee who impersonated the requester */
        impersonator_user_id uuid,
        state text not null default 'draft' check (state in
          ('draft', 'checking', 'checked', 'requested', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone')),
        file_name text not null,
        /* [{ header, field }] in the order of the file; field null: the column is left out */
        columns jsonb not null,
        options jsonb not null,
        /* a column holds pay */
        holds_money boolean not null,
        row_count integer not null check (row_count > 0),
        progress smallint not null default 0 check (progress between 0 and 100),
        counts jsonb,
        /* what undoing took back, and what it left as it was */
        undone jsonb,
        undone_by uuid,
        cancel_requested boolean not null default false,
        failure_code text,
        finished_at timestamptz,
        /* rows and changes were deleted: nothing can be undone any more */
        emptied_at timestamptz,
        ${stamps}
      );
      create index imports_newest on imports (organisation_id, created_at desc, id);
      ${guardedTable('imports')}

      create table import_rows (
        organisation_id uuid not null,
        import_id uuid not null,
        /* as the file counts, from 1; the header is a row too */
        number integer not null check (number > 0),
        cells jsonb not null,
        /* an earlier row about the same person */
        twin_of integer,
        outcome text check (outcome in ('added', 'updated', 'unchanged', 'invalid')),
        problems jsonb not null default '[]',
        applied boolean not null default false,
        primary key (organisation_id, import_id, number),
        foreign key (organisation_id, import_id) references imports (organisation_id, id) on delete cascade
      );
      create index import_rows_invalid on import_rows (organisation_id, import_id, number) where outcome = 'invalid';
      ${guardedTable('import_rows')}

      create table import_changes (
        organisation_id uuid not null,
        import_id uuid not null,
        /* in the order they were made */
        place bigint generated always as identity,
        entity text not null,
        entity_id uuid not null,
        kind text not null check (kind in ('added', 'updated', 'removed')),
        before jsonb,
        after jsonb,
        undone boolean not null default false,
        primary key (organisation_id, import_id, place),
        foreign key (organisation_id, import_id) references imports (organisation_id, id) on delete cascade
      );
      ${guardedTable('import_changes')}

      create table import_mappings (
        organisation_id uuid not null references organisations (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        kind text not null,
        /* { header in small letters: field, or null where the column is left out } */
        mapping jsonb not null,
        options jsonb not null,
        updated_at timestamptz not null default now(),
        primary key (organisation_id, user_id, kind)
      );
      ${guardedTable('import_mappings')}
    `)
  }

  async down() {
    this.schema.raw('drop table import_mappings, import_changes, import_rows, imports')
  }
}
