import { database } from '#app/core/database/database'

const idsOf = (found: { id: string }[]): string[] => found.map(({ id }) => id)
const locationIds = () => database().selectFrom('locations').select('id')

/** Every location of the organisation, closed ones too, in order of their names. */
export const allLocationIds = async (): Promise<string[]> =>
  idsOf(await locationIds().orderBy('name').orderBy('id').execute())

/** Locations of the organisation that are in use. */
export const openLocationIds = async (): Promise<string[]> =>
  idsOf(await locationIds().where('archivedAt', 'is', null).execute())
