import type { Day } from './schedule.ts'

/** A shift on the wall clock, in minutes from midnight of the first day asked for; it may begin before it and end after the last. */
export type PlannedShift = {
  positionId: string
  from: number
  until: number
  /** Unpaid ones, in which the person is away. */
  breaks: { from: number; until: number }[]
  /** Without a person: planned by no one yet. */
  isOpen: boolean
}
/** GET /api/demand/locations/:locationId/staff: what is planned in the days `[from, until)`. */
export type PlannedStaff = { from: Day; until: Day; shifts: PlannedShift[] }

/** Days of one answer, at most. */
export const longestStaffDays = 62
