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

type Referable = 'locations' | 'positions' | 'tags' | 'employees'

/**
 * Every id names a row of this organisation, and goes on doing so: the rows cannot be deleted until the unit of work ends.
 *
 * @throws organisation.unknown_reference with the field and the ids that name nothing
 */
export async function requireKnown(table: Referable, field: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const found = await rows<{ id: string }>(
    `select id from ${table} where id = any(?::uuid[]) order by id for key share`,
    [ids]
  )
  const known = new Set(found.map(({ id }) => id))
  const unknown = ids.filter((id) => !known.has(id.toLowerCase()))
  if (unknown.length > 0) throw new DomainError('organisation.unknown_reference', { field, ids: unknown })
}
