import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext, rows, trx } from '#app/core/organisation_context'

/** The link tables of the module, with the column each side has in them. */
const linkTables = {
  employee_locations: ['employee_id', 'location_id'],
  employee_positions: ['employee_id', 'position_id'],
  employee_tags: ['employee_id', 'tag_id'],
  location_positions: ['location_id', 'position_id'],
  location_tags: ['location_id', 'tag_id'],
  location_admins: ['location_id', 'employee_id'],
} as const

/** Makes the row linked to exactly these others. */
export async function replaceLinks(
  table: keyof typeof linkTables,
  id: string,
  others: string[]
): Promise<void> {
  const [one, other] = linkTables[table]
  await trx().from(table).where(one, id).delete()
  if (others.length === 0) return
  await rows(
    `insert into ${table} (organisation_id, ${one}, ${other})
     select ?, ?, other from unnest(?::uuid[]) other on conflict do nothing`,
    [organisationContext.current().id, id, others]
  )
}

/** What can be referred to, with the sign that it is out of use where it has one. */
const referable = {
  locations: 'false',
  positions: 'archived_at is not null',
  tags: 'false',
  employees: 'archived_at is not null',
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
  const found = await rows<{ id: string; archived: boolean }>(
    `select id, ${referable[table]} as archived from ${table} where id = any(?::uuid[]) order by id for key share`,
    [ids]
  )
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
