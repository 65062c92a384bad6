import type { Day } from '../../time/time.ts'

/** What the state of Vietnam announced of a year: the first of the five days of Tết, and the second of National Day. */
export type AnnouncedYear = { readonly tetFrom: Day; readonly secondNationalDay: Day }

/**
 * By year, as announced at the end of the year before (Labour Code 45/2019/QH14 art. 112 (3)). A year that is missing is
 * computed. Days that the state swaps for its own offices bind no company and are left out.
 */
export const announcedInVietnam: Readonly<Record<number, AnnouncedYear>> = {
  2023: { tetFrom: '2023-01-20', secondNationalDay: '2023-09-01' },
  2024: { tetFrom: '2024-02-08', secondNationalDay: '2024-09-03' },
  2025: { tetFrom: '2025-01-27', secondNationalDay: '2025-09-01' },
  2026: { tetFrom: '2026-02-16', secondNationalDay: '2026-09-01' },
}
