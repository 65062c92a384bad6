import { rows } from '#app/core/organisation_context'

/**
 * The region of the provider that a country belongs to: its own, or the one that stands for all others; undefined where
 * the provider keeps neither.
 *
 * @param country ISO 3166-1 alpha-2
 */
export async function regionOfCountry(country: string): Promise<string | undefined> {
  const [region] = await rows<{ id: string }>(
    `select id from regions where archived_at is null and (country = ? or country is null)
     order by country nulls last limit 1`,
    [country]
  )
  return region?.id
}
