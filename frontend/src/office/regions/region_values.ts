import type { Region, RegionInput } from '@shiftloom/backend/contracts/office'

export const valuesOf = (region: Region): RegionInput => ({
  name: region.name,
  country: region.country,
  currency: region.currency,
  timeZone: region.timeZone,
  timeFormat: region.timeFormat,
  dateFormat: region.dateFormat,
  firstDayOfWeek: region.firstDayOfWeek,
  holidayRegion: region.holidayRegion,
})
