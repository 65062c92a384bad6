import type { AvailabilityKind } from '@shiftloom/solver/labour_code/availability'
import type { ClockTime, Day } from './schedule.ts'

/** Days that one declaration covers at most. */
export const longestDeclaration = 366

/** Hours of a day by the wall clock. An end before the start is on the day after. */
export type HoursOfDay = { start: ClockTime; end: ClockTime }

/** POST /api/scheduling/availabilities: each day gets an entry; several days are a group. */
export type AvailabilityDeclaration = {
  /** Left out: the caller. */
  employeeId?: string | undefined
  kind: AvailabilityKind
  days: Day[]
  /** `null`: the whole day. */
  hours: HoursOfDay | null
}
/** POST /api/scheduling/availabilities/withdrawals: what was declared for the days goes. */
export type AvailabilityWithdrawal = Pick<AvailabilityDeclaration, 'employeeId' | 'days'>

/** Only the one, or all of its group that can still be changed. */
export const availabilityScopes = ['one', 'group'] as const
export type AvailabilityScope = (typeof availabilityScopes)[number]
/** PUT /api/scheduling/availabilities/:id. */
export type AvailabilityEdit = Pick<AvailabilityDeclaration, 'kind' | 'hours'> & {
  version: number
  scope: AvailabilityScope
}

export type DeclaredAvailability = {
  id: string
  version: number
  kind: AvailabilityKind
  day: Day
  hours: HoursOfDay | null
  /** Entries that were declared together with this one and are still there, itself counted. */
  groupSize: number
}
/** GET /api/scheduling/availabilities: of one person. */
export type PersonAvailability = {
  employeeId: string
  from: Day
  /** Exclusive. */
  until: Day
  entries: DeclaredAvailability[]
  /** Published shifts of these days. */
  shifts: (HoursOfDay & { id: string; day: Day })[]
  /** What the caller may do with it. */
  mayDeclare: boolean
  /** The first day that the caller may still declare or change. */
  firstDay: Day
}
/** One of GET /api/scheduling/availabilities/people: whose availability a planner sees. */
export type PersonOfAvailability = { id: string; name: string; surname: string }
