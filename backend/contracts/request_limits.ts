import type { RequestType } from './requests.ts'
import type { Day } from './schedule.ts'

export const workConditions = ['usual', 'hazardous', 'very_hazardous'] as const
/** Conditions of work that add to yearly leave, as Vietnamese law distinguishes them. */
type WorkConditions = (typeof workConditions)[number]

/** What yearly limits follow from besides contracts, birthday and protected groups. */
export type LeaveFacts = {
  /** From when years at work count, with school and former work put before the first day; null: the first contract. */
  workedSince: Day | null
  /** The first contract is the first job of the person's life. */
  firstJob: boolean
  conditions: WorkConditions
  /** null exactly for usual conditions. */
  conditionsSince: Day | null
  /** Birthday of the youngest child; null: not recorded. */
  youngestChildOn: Day | null
}
/** PUT /api/requests/limits/:id/facts. `version` is 0 before the first time. */
export type LeaveFactsInput = LeaveFacts & { version: number }

export const limitEntryKinds = ['correction', 'overtime'] as const
/** The most a single entry changes: a year of days of eight hours. */
export const largestCorrectionMinutes = 366 * 480
export const longestCorrectionReason = 300
/** Years before and after the present one that can be read and corrected. */
export const limitYearsAround = 10

/** POST /api/requests/limits/:id/entries: minutes more or less, or overtime that is to be compensated. */
export type LimitEntryInput = {
  requestTypeId: string
  year: number
  kind: (typeof limitEntryKinds)[number]
  /** Less than nothing takes away. Overtime: what was worked. */
  minutes: number
  reason: string
}
/** One line of the history of a person's limits in a year. */
export type LimitEntry = Omit<LimitEntryInput, 'kind' | 'reason'> & {
  id: string
  /** `opened`: the year began with `minutes`, and `carriedMinutes` from the year before. */
  kind: LimitEntryInput['kind'] | 'opened'
  carriedMinutes: number | null
  typeName: string
  reason: string | null
  at: string
  /** Full name; null where no person did it. */
  by: string | null
}

/** Minutes of a limited type in a calendar year; a day that is counted whole has 480. */
export type LimitFigures = {
  /** By law, contracts and facts; of a type that compensates overtime, the time off that is due. */
  entitledMinutes: number
  /** What the year before left. */
  carriedMinutes: number
  /** Sum of the corrections. */
  correctedMinutes: number
  /** Approved, on days gone by. */
  usedMinutes: number
  /** Approved, from today on. */
  plannedMinutes: number
  pendingMinutes: number
  leftMinutes: number
  /** What of `carriedMinutes` is not taken yet: it goes first. */
  carriedLeftMinutes: number
}
/** How a limit is counted: by the hours a day takes, or each day as one whatever it takes. */
export type LimitUnit = 'time' | 'days'
type PersonLimit = LimitFigures &
  Pick<RequestType, 'name' | 'shortcut' | 'color' | 'archived' | 'overtimeCompensation' | 'overLimit'> & {
    requestTypeId: string
    unit: LimitUnit
    /** Until when the law has what was carried over be taken; null: no such day. */
    carriedDueOn: Day | null
  }
/** GET /api/requests/limits/:id?year=: of an employee, to themselves and to users who read limits. */
export type PersonLimits = {
  employee: { id: string; name: string; surname: string }
  year: number
  /** ISO 3166-1 alpha-2 of the law that counts. */
  country: string
  facts: LeaveFacts & { version: number }
  limits: PersonLimit[]
  /** Of the year, the newest first. */
  entries: LimitEntry[]
}
