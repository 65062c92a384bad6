import type { ForecastChoice } from '../forecast/choice.ts'
import type { DayHours } from '../position/place_days.ts'
import type { StaffingRule } from '../position/staffing_rule.ts'
import type { MinuteRange } from '../slots.ts'

/** Which shifts to make from the demand of some locations. Days count from the Monday that history begins with. */
export type ModelProblem = {
  readonly version: 1
  readonly slotMinutes: number
  readonly locations: readonly ModelLocation[]
}

export type ModelLocation = {
  readonly locationId: string
  /** The first day that is planned, and how many are. */
  readonly from: number
  readonly days: number
  /** The first day that is not over. */
  readonly today: number
  readonly hours: readonly DayHours[]
  readonly exceptions: readonly {
    readonly day: number
    readonly hours: readonly Omit<DayHours, 'weekday'>[]
  }[]
  readonly holidays: readonly number[]
  /** One value a slot from the first Monday on; null where nothing was recorded. */
  readonly metrics: readonly ModelMetric[]
  readonly positions: readonly ModelPosition[]
}

type ModelMetric = {
  readonly metricId: string
  readonly values: readonly (number | null)[]
  /** Days that teach nothing about others, besides holidays. */
  readonly unusual?: readonly number[]
  /** Events: what comes in proportion to a usual day. */
  readonly factors?: readonly { readonly day: number; readonly factor: number }[]
  /** Left out: forecast by itself, and planned for what is expected. */
  readonly choice?: ForecastChoice
}

export type ModelPosition = {
  readonly positionId: string
  readonly combination: 'sum' | 'maximum'
  readonly smoothed: boolean
  readonly mostPeople: number | null
  /** Days in which a rule holds count from the first planned one. */
  readonly rules: readonly StaffingRule[]
  readonly shape: ShiftShape
  /** Those of the planned days and of the days beside them. */
  readonly planned: readonly PlannedModelShift[]
}

/** Which shifts may be made. */
export type ShiftShape = {
  readonly leastMinutes: number
  readonly mostMinutes: number
  readonly startEveryMinutes: number
  /** Only these; null for any length. `start` in minutes of the day, weekdays 1 Monday to 7 Sunday. */
  readonly catalogue:
    | readonly { readonly start: number; readonly minutes: number; readonly weekdays: readonly number[] }[]
    | null
}

/** A shift there is, in minutes of the wall clock from the first planned midnight. */
export type PlannedModelShift = MinuteRange & {
  readonly entryId: string
  readonly breaks: readonly MinuteRange[]
  /** Stays whatever the need says: a person has it, or a planner wants to keep it. */
  readonly isFixed: boolean
}

/** Hours of one day: what is needed, planned, missing and too much. */
export type DayHoursOfNeed = {
  readonly needed: number
  readonly planned: number
  readonly missing: number
  readonly over: number
}

/** What one position at one location comes to. */
export type ModelRow = {
  readonly locationId: string
  readonly positionId: string
  /** By planned day: with what is planned now, and with what would be. */
  readonly before: readonly DayHoursOfNeed[]
  readonly after: readonly DayHoursOfNeed[]
  /** Shifts to add, in minutes from the first planned midnight. */
  readonly added: readonly MinuteRange[]
  /** Open shifts that stay, and those that nothing asks for any more. */
  readonly keptIds: readonly string[]
  readonly obsoleteIds: readonly string[]
}
