import { writeHolidayRegions } from '#app/labour_code/actions/write_choices'

/**
 * A company that is being set up keeps the holidays of this part of its country; null: those of the whole country. Its
 * own choice replaces it later.
 */
export const beginWithHolidays = (country: string, region: string | null): Promise<unknown> =>
  writeHolidayRegions(region === null ? {} : { [country]: region })
