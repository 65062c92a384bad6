/**
 * SQL that puts a table behind its organisation: only rows of `app.organisation_id` exist,
 * without the setting the query is an error, and links can name the pair.
 */
export const guardedTable = (table: string) => `
  alter table ${table} enable row level security;
  alter table ${table} force row level security;
  create policy own_organisation on ${table}
    using (organisation_id = current_setting('app.organisation_id')::uuid)
    with check (organisation_id = current_setting('app.organisation_id')::uuid);
`

/** The identity and owner columns every guarded table starts with. */
export const owned = `
  id uuid primary key,
  organisation_id uuid not null references organisations (id) on delete cascade,
  unique (organisation_id, id)
`
export const stamps = `
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
`
