import { regionFor } from '#app/office/queries/region_of_country'
import { settingsOfRegion } from '#app/office/queries/regions'
import { regionalDefaults, type RegionalDefaults } from '#app/organisation/public/regional_defaults'
import type { RegionSettings } from '#contracts/office'

/** `holidayRegion`: the part of the country whose holidays count; null: the country has none of its own, or none is set. */
export type FirstSettings = RegionalDefaults & Pick<RegionSettings, 'holidayRegion'>

/**
 * What a new company begins with: what the provider set for the region of its country, else what is usual there.
 *
 * @param country ISO 3166-1 alpha-2
 * @param zone zone of the browser, which decides where the country has several and the region sets none
 */
export async function regionalSettings(country: string, zone: string | null = null): Promise<FirstSettings> {
  const usual = regionalDefaults(country, zone)
  const own = await regionFor(country).select(settingsOfRegion).executeTakeFirst()
  return {
    currency: own?.currency ?? usual.currency,
    timeZone: own?.timeZone ?? usual.timeZone,
    timeFormat: own?.timeFormat ?? usual.timeFormat,
    dateFormat: own?.dateFormat ?? usual.dateFormat,
    firstDayOfWeek: own?.firstDayOfWeek ?? usual.firstDayOfWeek,
    holidayRegion: own?.holidayRegion ?? null,
  }
}
