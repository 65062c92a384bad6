import type { requestStatuses } from './enums.ts'
import type { LimitUnit } from './request_limits.ts'
import type { RequestType } from './requests.ts'
import type { ClockTime, Day } from './schedule.ts'

export type RequestStatus = (typeof requestStatuses)[keyof typeof requestStatuses]

/** Days between the first and the last one, both counted. */
export const longestRequest = 366
export const longestRequestNote = 1000
export const longestDecisionReason = 500
/** People whose requests can be filed at once. */
export const mostPeopleAsked = 50

/** What a person asks for. Both days are part of it. */
export type RequestContent = {
  requestTypeId: string
  firstDay: Day
  lastDay: Day
  /** Part of a single day by the wall clock; null: whole days. */
  part: { start: ClockTime; end: ClockTime } | null
  skipWeekends: boolean
  skipHolidays: boolean
  /** The employee who is asked to decide; null: everyone who may. */
  recipientId: string | null
  note: string | null
}
/** POST /api/requests/filed. Several people at once only with `requests.create`. */
export type RequestFiling = RequestContent & {
  /** Left out: the caller. */
  employeeIds?: string[]
  draft: boolean
}
/** PUT /api/requests/filed/:id. */
export type RequestEdit = RequestContent & { version: number; draft: boolean }
/** POST /api/requests/counts: what would be taken, before anything is sent. */
export type RequestCounting = Omit<RequestContent, 'note' | 'recipientId'> & {
  /** Left out: the caller. */
  employeeId?: string
  /** The request that is edited: it neither clashes with itself nor counts twice. */
  requestId?: string
}

/** Why a day takes what it takes; `no_contract`: the person is not employed on the day; `part`: work for these hours. */
type RequestDayReason = 'shift' | 'norm' | 'part' | 'day_off' | 'weekend' | 'holiday' | 'no_contract'
export type RequestDay = {
  day: Day
  /** Paid minutes the day takes. */
  minutes: number
  reason: RequestDayReason
  /** Name of the holiday. */
  holiday?: string
}

/** Minutes of a limited type in a calendar year, for one person. */
export type RequestBalance = {
  year: number
  /** The type whose days are taken: its own, and the primary vacation where it affects that. */
  requestTypeId: string
  typeName: string
  unit: LimitUnit
  /** Of the type: whether a request beyond it is refused. */
  overLimit: RequestType['overLimit']
  /** What the person has for the year, with what the year before left and corrections. */
  grantedMinutes: number
  /** Approved, on days gone by. */
  usedMinutes: number
  /** Approved, from today on. */
  plannedMinutes: number
  pendingMinutes: number
  /** What the request asks for in this year. */
  askedMinutes: number
  /** What is left with the request granted. */
  leftMinutes: number
}
/**
 * What an approval does to a shift: `covered` leaves it to others or deletes it, `cut` leaves the person what lies before
 * and after the request, `stays` nothing.
 */
export type CoveredShiftFate = 'covered' | 'cut' | 'stays'
/** A shift that the request covers. */
type CoveredShift = {
  entryId: string
  day: Day
  start: ClockTime
  end: ClockTime
  published: boolean
  fate: CoveredShiftFate
}
/** Another person of the same locations who is away on some of the days. */
export type PersonAway = { employeeId: string; name: string; firstDay: Day; lastDay: Day; pending: boolean }
/** A shift that the person would not work, and what is left of those at its position and location meanwhile. */
export type ShiftCover = Omit<CoveredShift, 'published' | 'fate'> & {
  locationName: string
  positionName: string
  /** The fewest others who are planned there at once. */
  others: number
  /** What the need would lack because of it; null: no need is known there. */
  missingMinutes: number | null
}
export type RequestCount = {
  days: RequestDay[]
  minutes: number
  balances: RequestBalance[]
  shifts: CoveredShift[]
  away: PersonAway[]
  /** How many more are away than are named. */
  moreAway: number
}

/** Requests whose effect together can be asked for. */
export const mostRequestsTogether = 50
/**
 * GET /api/requests/filed/:id/effect, for those who decide: by the schedule as it is now, and as if the requests of
 * `besideIds` were approved with it.
 */
export type RequestEffect = RequestCount & { cover: ShiftCover[] }

/** What becomes of the shifts that an approved request covers. */
export const coveredShiftChoices = ['unassign', 'delete'] as const
export type CoveredShiftChoice = (typeof coveredShiftChoices)[number]

/** What the caller may do with a request in its present state. */
export type RequestRights = {
  edit: boolean
  delete: boolean
  approve: boolean
  reject: boolean
  /** Take back what was approved. */
  withdraw: boolean
}
type Named = { id: string; name: string; surname: string }
/** One of GET /api/requests/people, for whom the caller may file, and of …/recipients, who may decide. */
export type PersonOfRequests = Named
/** One of GET /api/requests/filed. */
export type FiledRequest = Omit<RequestContent, 'requestTypeId' | 'recipientId'> & {
  id: string
  version: number
  number: number
  status: RequestStatus
  automatic: boolean
  employee: Named
  type: Pick<RequestType, 'id' | 'name' | 'shortcut' | 'kind' | 'color' | 'paid' | 'archived'>
  locationId: string | null
  recipient: Named | null
  minutes: number
  decidedAt: string | null
  /** Full name; null while undecided, or where the request was approved by itself. */
  decidedBy: string | null
  /** Full name of the person whose deputy decided; null where the user decided in their own right. */
  decidedFor: string | null
  decisionReason: string | null
  createdAt: string
  rights: RequestRights
}
export type RequestStepKind =
  | 'filed'
  | 'drafted'
  | 'edited'
  | 'submitted'
  | 'approved'
  | 'rejected'
  | 'withdrawn'
  /** A planner took the step of the schedule back that had put it there. */
  | 'returned'
export type RequestStep = {
  id: string
  kind: RequestStepKind
  at: string
  /** Full name; null where no person did it. */
  by: string | null
  /** Full name of the person for whom a deputy did it. */
  onBehalfOf: string | null
  reason: string | null
  content: RequestStepContent
}
/** What the request said at a step. */
export type RequestStepContent = Omit<RequestContent, 'recipientId'> & { minutes: number }
/** GET /api/requests/filed/:id. */
export type RequestDetails = FiledRequest & { days: RequestDay[]; steps: RequestStep[] }

/** POST /api/requests/filed/:id/approval. */
export type RequestApproval = { version: number; reason: string | null; shifts: CoveredShiftChoice }
/** POST /api/requests/filed/:id/rejection: of a pending request, or of an approved one, which is taken back. */
export type RequestRejection = { version: number; reason: string | null }
