import type { ClockTime } from './schedule.ts'

/** Minutes between which the length of a shift is chosen, and what lengths and times are multiples of. */
export const shortestShiftMinutes = 60
export const longestShiftMinutes = 1_440
export const shiftStepMinutes = 15
/** Minutes from midnight of which the starts of shifts are multiples. */
export const startSteps = [15, 30, 60] as const
export type StartStep = (typeof startSteps)[number]
/** Shifts of one catalogue, and characters of a name in it. */
export const mostCatalogueShifts = 30
export const catalogueNameLength = 40

/** A shift with its own place in the day. */
export type CatalogueShift = {
  name: string
  /** A quarter of an hour. */
  start: ClockTime
  minutes: number
  /** Days it may begin on, 1 Monday to 7 Sunday. */
  weekdays: number[]
}

/** Of those at work, so many have the tag; where fewer are at work, all of them. */
export type StaffingMix = { tagId: string; least: number }

/** Which shifts are made from the demand of a position at a location, and who must be among their people. */
export type Staffing = {
  /** 0 until it is stored for the first time. */
  version: number
  /** Most people at once, whatever the rules ask for. */
  mostPeople: number | null
  leastMinutes: number
  mostMinutes: number
  startEveryMinutes: StartStep
  /** Not empty: shifts are those of the catalogue alone, whatever the lengths and starts say. */
  catalogue: CatalogueShift[]
  /** null: anyone with the position. */
  skillMix: StaffingMix | null
}

/** GET and PUT /api/demand/locations/:locationId/staff/:positionId. */
export type PositionStaffing = Staffing & {
  positionId: string
  name: string
  color: number
  /** The longest shift that leaves the daily rest and keeps to the longest day of the law at the location. */
  lawfulMinutes: number
}
export type StaffingChange = Staffing
