import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { allLocationIds } from '#app/organisation/public/location_ids'

/**
 * The locations an export is about: those asked for, or all the actor may touch. Closed locations count, because
 * people worked there.
 *
 * @throws core.not_found for one that does not exist
 * @throws core.forbidden for one that the actor may not touch
 */
export async function locationsInScope(asked: string[]): Promise<string[]> {
  const mine = organisationContext.actor().locationIds
  const all = await allLocationIds()
  const known = new Set(asked.length === 0 ? all : all.filter((id) => asked.includes(id)))
  for (const id of asked) {
    if (!known.has(id)) throw notFound({ locationId: id })
    if (mine && !mine.includes(id)) throw new DomainError('core.forbidden', { locationId: id })
  }
  return [...known].filter((id) => !mine || mine.includes(id))
}
