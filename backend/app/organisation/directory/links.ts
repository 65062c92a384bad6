import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'

/** The link tables of the module, with the column each side has in them. */
const linkTables = {
  employee_locations: ['employee_id', 'location_id'],
  employee_positions: ['employee_id', 'position_id'],
  employee_tags: ['employee_id', 'tag_id'],
  location_positions: ['location_id', 'position_id'],
  location_tags: ['location_id', 'tag_id'],
  location_admins: ['location_id', 'employee_id'],
} as const
type LinkTable = keyof typeof linkTables

/** Makes the row linked to exactly these others. */
export async function replaceLinks(table: LinkTable, id: string, others: string[]): Promise<void> {
  const [one] = linkTables[table]
  await sql`delete from ${sql.table(table)} where ${sql.ref(one)} = ${id}`.execute(database())
  await addLinks(
    table,
    others.map((other) => ({ id, other }))
  )
}

/** Links each row to its other one; links that are there stay. */
export async function addLinks(
  table: LinkTable,
  pairs: readonly { id: string; other: string }[]
): Promise<void> {
  if (pairs.length === 0) return
  const [one, other] = linkTables[table]
  await sql`
    insert into ${sql.table(table)} (organisation_id, ${sql.ref(one)}, ${sql.ref(other)})
    select ${organisationContext.current().id}, r.id, r.other
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as r (id uuid, other uuid) on conflict do nothing`.execute(
    database()
  )
}

/** What can be referred to, with the sign that it is out of use where it has one. */
const referable = {
  locations: sql<boolean>`false`,
  positions: sql<boolean>`archived_at is not null`,
  tags: sql<boolean>`false`,
  employees: sql<boolean>`archived_at is not null`,
} as const

/**
 * Every id names a row of this organisation that is in use, and keeps naming it: the rows cannot be deleted until the
 * unit of work ends. Archived rows stay where they were referred to, and cannot be newly chosen.
 *
 * @param held what the row named before
 * @throws organisation.unknown_reference with the field and the ids that name nothing
 * @throws organisation.archived_reference with the field and the ids of what is archived
 */
export async function requireKnown(
  table: keyof typeof referable,
  field: string,
  ids: readonly string[],
  held: readonly string[] = []
): Promise<void> {
  if (ids.length === 0) return
  const found = await database()
    .selectFrom(table)
    .select(['id', referable[table].as('archived')])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forKeyShare()
    .execute()
  requireInUse(field, ids, found, held)
}

/** The same for rows that were looked up and are kept from being deleted. */
export function requireInUse(
  field: string,
  ids: readonly string[],
  found: readonly { id: string; archived: boolean }[],
  held: readonly string[] = []
): void {
  const known = new Map(found.map(({ id, archived }) => [id, archived]))
  const unknown = ids.filter((id) => !known.has(id.toLowerCase()))
  if (unknown.length > 0) throw new DomainError('organisation.unknown_reference', { field, ids: unknown })
  const archived = ids.filter((id) => known.get(id.toLowerCase()) && !held.includes(id.toLowerCase()))
  if (archived.length > 0) throw new DomainError('organisation.archived_reference', { field, ids: archived })
}
