import type { StaffingMix } from './demand_staffing.ts'
import type { ClockTime, Day } from './schedule.ts'

/** Which shifts are made for a position at a location. */
export type NeededShape = {
  leastMinutes: number
  mostMinutes: number
  startEveryMinutes: number
  /** Only these; null: any length between the two. Weekdays 1 Monday to 7 Sunday. */
  catalogue: { start: ClockTime; minutes: number; weekdays: number[] }[] | null
}

export type NeedOfPosition = {
  locationId: string
  positionId: string
  /** People needed in each slot of the location's wall clock, from the first midnight on. */
  people: number[]
  /**
   * With `band`: the fewest and the most that are needed in each slot if what comes keeps to the band of 80 % around its
   * forecast. In time that is over both are what was needed.
   */
  band?: { lower: number[]; upper: number[] }
  shape: NeededShape
  /** Who must be among them; left out: anyone with the position. */
  skillMix?: StaffingMix
}

/**
 * GET /api/demand/needs: what the rules ask for in the days `[from, until)`, by what came and, from today on, by what is
 * expected.
 */
export type Needs = { from: Day; until: Day; slotMinutes: number; rows: NeedOfPosition[] }

/** Days of one answer, at most. */
export const longestNeedDays = 42
