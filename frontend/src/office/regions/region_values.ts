import type { Region, RegionInput } from '@shiftloom/backend/contracts/office'
import type { WeekStart } from '@shiftloom/backend/contracts/organisation'
import type { Format } from '#/lib/format.ts'

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

/** Any week will do: this one begins on Monday. */
export const dayName = (format: Format, day: WeekStart): string =>
  format.sentence(format.day(`2026-06-0${day}`, 'weekdayName'))
