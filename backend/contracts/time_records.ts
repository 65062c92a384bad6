import type { CompanyRules } from './company_rules.ts'
import type { Day } from './schedule.ts'
import type { PunchAction, PunchMethod, PunchPlace } from './time_tracking.ts'

/** Readiness for settlement. */
export const recordStatuses = { pending: 0, approved: 1, rejected: 2 } as const
export type RecordStatus = (typeof recordStatuses)[keyof typeof recordStatuses]

/**
 * `review`: undecided, and something differs; `within`: undecided, and as planned; `pending`: all that is undecided, work that
 * goes on as well.
 */
export const recordTabs = ['review', 'within', 'pending', 'approved', 'rejected'] as const
export type RecordTab = (typeof recordTabs)[number]

/** Most days of one question, and most records of one answer to several. */
export const longestRecordSpan = 92
export const mostRecordsAtOnce = 500
/** Of one attendance list: a month has a column a day. */
export const longestAttendanceDays = 31
/** Of a decision or a change, in characters. */
export const longestRecordReason = 500

type RecordFlagKind =
  | 'late'
  | 'early'
  | 'early_finish'
  | 'overtime'
  | 'long_break'
  | 'open_break'
  | 'missing_end'
  | 'no_punches'
  | 'no_plan'
  | 'absent'
  | 'corrected'
  | 'other_location'
  | 'outside'
  | 'inaccurate'
  | 'place_unknown'
/** Why a record needs a look; minutes of the difference, 0 where there is none to measure. */
export type RecordFlag = { kind: RecordFlagKind; minutes: number }

export type RecordPunch = {
  id: string
  kind: PunchAction
  at: string
  place: PunchPlace
  note: string | null
}

/** One row of GET /api/time-tracking/records. Times are ISO instants, shown on the clock of `zone`. */
export type TimeRecord = {
  id: string
  version: number
  employee: { id: string; name: string; surname: string }
  locationId: string
  positionId: string | null
  day: Day
  zone: string
  plannedStartsAt: string | null
  plannedEndsAt: string | null
  plannedMinutes: number | null
  realStartsAt: string | null
  realEndsAt: string | null
  countedStartsAt: string | null
  countedEndsAt: string | null
  unpaidBreakMinutes: number
  workMinutes: number
  isOpen: boolean
  flags: RecordFlag[]
  withinTolerance: boolean
  status: RecordStatus
  /** Approved by rule; null for roles that are not to know. */
  autoApproved: boolean | null
  decidedAt: string | null
  decidedBy: { name: string; surname: string } | null
  rejectReason: string | null
  editReason: string | null
  punches: RecordPunch[]
}

type Name = { name: string; surname: string }

/** A punch as it came in. */
export type LoggedPunch = RecordPunch & {
  method: PunchMethod
  locationId: string
  accuracyMetres: number | null
  distanceMetres: number | null
  /** Of its location: how far away still counts as being there. */
  radiusMetres: number
  receivedAt: string
  /** How far `at` may be wrong, where a kiosk knew. */
  uncertaintyMs: number | null
  sentBy: Name | null
  /** Its person has withdrawn it since, or a correction has replaced it. */
  takenBack: boolean
  replaced: boolean
  /** Of a punch that a correction states. */
  reason: string | null
}

/** `reopened`: punches or plan have changed after a decision. */
export type RecordStep = {
  id: string
  kind: 'approved' | 'rejected' | 'edited' | 'reopened'
  at: string
  /** Null: by rule, or by the background. */
  by: Name | null
  reason: string | null
  /** Counted from then on, by an edit. */
  hours: { start: string; end: string; unpaidBreakMinutes: number } | null
}

/** The person's work before or after a record, and the rest in between. */
export type RecordNeighbour = {
  id: string
  day: Day
  zone: string
  startsAt: string
  endsAt: string | null
  restMinutes: number | null
}

/** GET /api/time-tracking/records/{id}. */
export type RecordDetails = TimeRecord & {
  log: LoggedPunch[]
  steps: RecordStep[]
  before: RecordNeighbour | null
  after: RecordNeighbour | null
}

/** GET /api/time-tracking/record-summary: of all records that the filter finds, whatever their tab. */
export type RecordSummary = {
  counts: Record<RecordTab, number>
  /** Counted minutes of approved records, and of those that wait. */
  approvedMinutes: number
  pendingMinutes: number
  plannedMinutes: number
}

/** POST /api/time-tracking/records/acceptances: those that are within tolerance and unchanged. */
export type RecordsAcceptance = { records: { id: string; version: number }[] }
export type RecordsAccepted = { accepted: number; left: number }

/** POST /api/time-tracking/counting-previews: what decides how registered time counts, as it would be. */
export type CountingRules = Pick<
  CompanyRules['timeRegistration'],
  | 'startRoundingMinutes'
  | 'startRoundingMode'
  | 'endRoundingMinutes'
  | 'endRoundingMode'
  | 'snapMinutes'
  | 'lateToleranceMinutes'
  | 'automaticAcceptance'
>
export type CountingFigures = {
  workMinutes: number
  /** Records approved by rule. */
  byRule: number
}
/** One record that would be another one: its counted minutes, and whether the rule would approve it. */
export type CountingChange = {
  employee: { name: string; surname: string }
  day: Day
  zone: string
  realStartsAt: string
  realEndsAt: string | null
  current: { workMinutes: number; byRule: boolean }
  proposed: { workMinutes: number; byRule: boolean }
}
/** All registered work of last month, counted by the rules that hold and by those proposed; edits by hand are left out. */
export type CountingPreview = {
  /** The first day of the month. */
  month: Day
  records: number
  changed: number
  current: CountingFigures
  proposed: CountingFigures
  /** Those that differ most. */
  examples: CountingChange[]
}
export const mostCountingExamples = 5
