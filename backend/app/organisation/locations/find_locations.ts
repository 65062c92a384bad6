import { rows } from '#app/core/organisation_context'
import type { OpeningHours } from '#contracts/organisation'

export type FoundLocation = {
  id: string
  name: string
  code: string | null
  /** ISO 3166-1 alpha-2: decides holidays and law. */
  country: string
  /** IANA zone its wall clock is read in. */
  timeZone: string
  workingHours: OpeningHours[]
}

/** Locations of the organisation by id, regardless of the actor; an unknown id is missing in the map. */
export async function findLocations(ids: readonly string[]): Promise<Map<string, FoundLocation>> {
  const found = await rows<FoundLocation>(
    `select id, name, code, country, time_zone as "timeZone", working_hours as "workingHours"
     from locations where id = any(?::uuid[])`,
    [ids]
  )
  return new Map(found.map((location) => [location.id, location]))
}
