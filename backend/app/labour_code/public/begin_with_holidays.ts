import { rows } from '#app/core/organisation_context'

/**
 * A company that is being set up keeps the holidays of this part of its country; null: those of the whole country. Its
 * own choice replaces it later.
 */
export const beginWithHolidays = (country: string, region: string | null): Promise<unknown> =>
  rows(
    `update organisations set settings = settings - 'holidayRegions' ||
       case when ?::text is null then '{}' else jsonb_build_object('holidayRegions', jsonb_build_object(?::text, ?::text)) end`,
    [region, country, region]
  )
