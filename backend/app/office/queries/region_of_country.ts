import { database } from '#app/core/database/database'

/** A query for the region of the provider that a country belongs to: its own, or the one that stands for all others. */
export const regionFor = (country: string) =>
  database()
    .selectFrom('regions as r')
    .where('r.archivedAt', 'is', null)
    .where((eb) => eb.or([eb('r.country', '=', country), eb('r.country', 'is', null)]))
    .orderBy('r.country', (order) => order.nullsLast())
    .limit(1)

/**
 * The region of the provider that a country belongs to; undefined where the provider keeps none for it.
 *
 * @param country ISO 3166-1 alpha-2
 */
export async function regionOfCountry(country: string): Promise<string | undefined> {
  const region = await regionFor(country).select('r.id').executeTakeFirst()
  return region?.id
}
