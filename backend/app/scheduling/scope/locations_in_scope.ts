import { DomainError, notFound } from '#app/core/errors/domain_error'
import { organisationContext, rows } from '#app/core/organisation_context'

export type ScopeLocation = { id: string; zone: string; country: string; archived: boolean }

/** Locations that exist, by id. */
export async function locationsById(ids: string[]): Promise<Map<string, ScopeLocation>> {
  if (ids.length === 0) return new Map()
  const found = await rows<ScopeLocation>(
    `select id, time_zone as zone, country, archived_at is not null as archived from locations where id = any(?::uuid[])`,
    [ids]
  )
  return new Map(found.map((location) => [location.id, location]))
}

/**
 * The locations asked for, or all that the actor may touch when none is named.
 *
 * @throws core.not_found for one that does not exist
 * @throws core.forbidden for one that the actor may not touch
 */
export async function locationsInScope(asked: string[]): Promise<ScopeLocation[]> {
  const mine = organisationContext.actor().locationIds
  if (asked.length === 0) {
    return rows<ScopeLocation>(
      `select id, time_zone as zone, country, false as archived from locations
       where archived_at is null and (?::uuid[] is null or id = any(?::uuid[])) order by name`,
      [mine, mine]
    )
  }
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
