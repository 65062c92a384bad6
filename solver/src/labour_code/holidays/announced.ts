import type { Day } from '../../time/time.ts'

/** A free day that no rule of the calendar gives. `name` is a key for translations. */
export type AnnouncedHoliday = {
  readonly day: Day
  readonly name: 'vn_national_day' | 'vn_culture_day' | 'vn_hung_kings_substitute'
}

/**
 * Vietnam: the second day of National Day is announced each year; 24 November is free from 2026 (Resolution
 * 28/2026/QH16); a holiday on the weekly day of rest gives the next day off (Labour Code 45/2019/QH14, art. 111).
 * Organisations add and remove days of their own where an announcement differs.
 */
export const announcedHolidays: Readonly<Record<string, readonly AnnouncedHoliday[]>> = {
  VN: [
    { day: '2025-09-01', name: 'vn_national_day' },
    { day: '2026-04-27', name: 'vn_hung_kings_substitute' },
    { day: '2026-09-01', name: 'vn_national_day' },
    { day: '2026-11-24', name: 'vn_culture_day' },
    { day: '2027-09-03', name: 'vn_national_day' },
    { day: '2027-11-24', name: 'vn_culture_day' },
  ],
}
