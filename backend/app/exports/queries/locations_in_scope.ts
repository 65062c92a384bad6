import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext, rows } from '#app/core/organisation_context'

/**
 * The locations an export is about: those asked for, or all the actor may touch. Closed locations count, because
 * people worked there.
 *
 * @throws core.not_found for one that does not exist
 * @throws core.forbidden for one that the actor may not touch
 */
export async function locationsInScope(asked: string[]): Promise<string[]> {
  const mine = organisationContext.actor().locationIds
  const found = await rows<{ id: string }>(
    'select id from locations where (? or id = any(?::uuid[])) order by name, id',
    [asked.length === 0, asked]
  )
  const known = new Set(found.map(({ id }) => id))
  for (const id of asked) {
    if (!known.has(id)) throw notFound({ locationId: id })
    if (mine && !mine.includes(id)) throw new DomainError('core.forbidden', { locationId: id })
  }
  return [...known].filter((id) => !mine || mine.includes(id))
}
