import type { Day } from './schedule.ts'

/** Of one name, in characters. */
export const specialNameLength = 80
/** Days of one, and how many one location has, at most. */
export const longestSpecialDays = 366
export const mostSpecialDays = 1_000
export const specialFactor = { least: 0.05, most: 20 } as const

/** Days of a location that teach the forecast nothing: unusual ones, and with a factor an event that is expected to come. */
export type SpecialDays = {
  id: string
  version: number
  locationId: string
  /** null: all metrics of the location. */
  metricId: string | null
  name: string
  /** `[from, until)` */
  from: Day
  until: Day
  /** What is expected in proportion to a usual day, 1.2 for a fifth more; null: nothing else than usual. */
  factor: number | null
}

/** POST /api/demand/locations/:locationId/special-days. */
export type SpecialDaysCreation = Pick<SpecialDays, 'metricId' | 'name' | 'from' | 'until' | 'factor'>
/** PUT /api/demand/special-days/:id. */
export type SpecialDaysChange = SpecialDaysCreation & { version: number }
