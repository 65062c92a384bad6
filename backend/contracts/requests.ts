import type { Locale } from './enums.ts'

/** What people ask for: time off work, trips, and anything else that keeps them from their shifts. */
export const requestTypeKinds = ['vacation', 'delegation', 'other'] as const
type RequestTypeKind = (typeof requestTypeKinds)[number]

export const limitPeriods = ['year', 'request'] as const
/** What the days of a limit are counted over: a calendar year, or each request by itself. */
type LimitPeriod = (typeof limitPeriods)[number]

export const overtimeCompensations = ['employee', 'employer'] as const
/** Time off for overtime: asked for by the employee, or given by the employer. */
type OvertimeCompensation = (typeof overtimeCompensations)[number]

export const overLimitChoices = ['refuse', 'allow'] as const
/** What becomes of a request beyond the limit. */
type OverLimitChoice = (typeof overLimitChoices)[number]

export const requestTypeUsers = ['everybody', 'chosen', 'planners'] as const
/** Who may ask: everyone, people whose record lists the type, or only users who file requests for others. */
type RequestTypeUsers = (typeof requestTypeUsers)[number]

/** Longest limit, in days. */
export const longestLimitDays = 366
/** Characters of a shortcut, which is shown in the cells of a schedule. */
export const shortcutLength = 5

/** How requests of a type are made, limited and counted. */
export type RequestRules = {
  shortcut: string
  kind: RequestTypeKind
  /** Slot 0 to 13 of the palette. */
  color: number
  paid: boolean
  limited: boolean
  /** Whole days; null exactly when `limited` is not set. */
  daysCount: number | null
  limitPer: LimitPeriod
  /** A request beyond the limit is refused, or sent all the same and shown as such. */
  overLimit: OverLimitChoice
  /** Its days are taken from the primary vacation as well. */
  affectsVacationLimit: boolean
  /** The type whose days are the yearly leave; one at most. */
  primaryVacation: boolean
  /** Not set: such a request is approved by itself. */
  needsAcceptance: boolean
  allowNote: boolean
  allowAttachment: boolean
  /** `null` if it has nothing to do with overtime. */
  overtimeCompensation: OvertimeCompensation | null
  countsAsWorkingTime: boolean
  usableBy: RequestTypeUsers
}

/** One of GET /api/requests/types, in the company's order. */
export type RequestType = RequestRules & {
  id: string
  version: number
  /** In the reader's language until it is renamed. */
  name: string
  /** Named in each reader's language. */
  standard: boolean
  archived: boolean
}
/** POST /api/requests/types. PUT /api/requests/types/:id carries `version` too. */
export type RequestTypeInput = RequestRules & { name: string }

/**
 * One of GET /api/office/regions/:id/request-kinds, in the region's order: a request type that new companies of the
 * region begin with.
 */
export type RequestKind = RequestRules & { id: string; version: number; names: Record<Locale, string> }
/** POST /api/office/regions/:id/request-kinds. PUT …/:kindId carries `version` too. */
export type RequestKindInput = RequestRules & Pick<RequestKind, 'names'>

/** One of GET /api/requests/types/usable: what the asking person may file. */
export type UsableRequestType = Pick<
  RequestType,
  | 'id'
  | 'name'
  | 'shortcut'
  | 'kind'
  | 'color'
  | 'paid'
  | 'daysCount'
  | 'limitPer'
  | 'needsAcceptance'
  | 'allowNote'
  | 'allowAttachment'
  | 'overtimeCompensation'
> & {
  /** Only for other people: the caller may not file it for themselves. */
  forOthersOnly: boolean
}
