import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'

export type ScopeLocation = { id: string; zone: string; country: string; archived: boolean }

/** Locations that exist, by id. */
export async function locationsById(ids: string[]): Promise<Map<string, ScopeLocation>> {
  if (ids.length === 0) return new Map()
  const found = await scopeLocations().where('id', 'in', ids).execute()
  return new Map(found.map((location) => [location.id, location]))
}

const scopeLocations = () =>
  database()
    .selectFrom('locations')
    .select(['id', 'timeZone as zone', 'country', sql<boolean>`archived_at is not null`.as('archived')])

/**
 * The locations asked for, or all that the actor may touch when none is named.
 *
 * @throws core.not_found for one that does not exist
 * @throws core.forbidden for one that the actor may not touch
 */
export async function locationsInScope(asked: string[]): Promise<ScopeLocation[]> {
  const mine = organisationContext.actor().locationIds
  if (asked.length === 0)
    return scopeLocations()
      .where('archivedAt', 'is', null)
      .$if(mine !== null, (query) => query.where('id', '=', anyOf(mine!)))
      .orderBy('name')
      .execute()
  const found = await locationsById(asked)
  for (const id of asked) {
    if (!found.has(id)) throw notFound({ locationId: id })
    requireLocation(id)
  }
  return [...found.values()]
}

/** @throws core.forbidden when the actor may not touch the location */
export function requireLocation(id: string): void {
  const mine = organisationContext.actor().locationIds
  if (mine && !mine.includes(id)) throw new DomainError('core.forbidden', { locationId: id })
}

/** Each country once. */
export const countriesOf = (locations: ScopeLocation[]): string[] => [
  ...new Set(locations.map(({ country }) => country)),
]
