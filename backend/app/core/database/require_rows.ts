import { notFound } from '#app/core/errors/domain_error'
import { rows } from '#app/core/organisation_context'

/** @throws core.not_found unless each id is a row of the organisation in this table */
export async function requireRows(
  table: 'positions' | 'employees' | 'request_types',
  ids: readonly string[]
): Promise<void> {
  if (ids.length === 0) return
  const found = await rows<{ id: string }>(`select id from ${table} where id = any(?::uuid[])`, [ids])
  const known = new Set(found.map(({ id }) => id))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown) throw notFound({ id: unknown })
}
