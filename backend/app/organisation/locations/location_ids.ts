import { rows } from '#app/core/organisation_context'

const idsOf = (found: { id: string }[]): string[] => found.map(({ id }) => id)

/** Every location of the organisation, closed ones too, in order of their names. */
export const allLocationIds = async (): Promise<string[]> =>
  idsOf(await rows<{ id: string }>('select id from locations order by name, id'))

/** Locations of the organisation that are in use. */
export const openLocationIds = async (): Promise<string[]> =>
  idsOf(await rows<{ id: string }>('select id from locations where archived_at is null'))
