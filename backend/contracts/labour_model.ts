import type { RunState } from './enums.ts'
import type { DomainErrorCode } from './errors.ts'
import type { ClockTime, Day } from './schedule.ts'

/** Days of one run, and rows of it: positions at locations. */
export const longestModelDays = 35
export const mostModelRows = 400

/** What a run makes shifts for. */
export type LabourModelScope = {
  from: Day
  /** Exclusive. */
  until: Day
  /** None: all of the planner's. */
  locationIds: string[]
  /** None: all that rules ask for. */
  positionIds: string[]
  /** Open shifts that stay, beside those of people and locked ones. */
  keep: { published: boolean; manual: boolean }
}

/** Hours of one day of one position. */
export type NeedDay = { needed: number; planned: number; missing: number; over: number }
/** A row of a run or of its preview: a position at a location. */
export type NeedRow = {
  locationId: string
  positionId: string
  /** One a day, with what is planned now. */
  before: NeedDay[]
}

/** Something to know before shifts are made; it stops no run. */
export type LabourModelFinding =
  /** Rules go by a metric without records: they ask for no more than their minimum. */
  | { code: 'no_records'; locationId: string; metricId: string }
  /** Rules ask for people at a position that the schedule does not show: no shifts are made for it. */
  | { code: 'position_hidden'; locationId: string; positionId: string }
  /** Shifts of the catalogue that are longer than the rules in force allow are not made. */
  | { code: 'catalogue_too_long'; locationId: string; positionId: string; minutes: number }

/** POST /api/demand/labour-model-checks: what a run would start from. */
export type LabourModelPreview = { rows: NeedRow[]; findings: LabourModelFinding[] }

/** `added`: a new open shift; `obsolete`: an open one that nothing asks for any more; `kept`: an open one that stays. */
export type ModelChangeKind = 'added' | 'obsolete' | 'kept'
export type ModelChange = {
  kind: ModelChangeKind
  day: Day
  start: ClockTime
  end: ClockTime
  /** It is in the schedule, or out of it, by an acceptance that was not undone. */
  accepted: boolean
}
export type ModelRunRow = NeedRow & {
  /** With the changes accepted. */
  after: NeedDay[]
  changes: ModelChange[]
}

/** A run without its rows. */
export type LabourModelRun = {
  id: string
  state: RunState
  scope: LabourModelScope
  requestedAt: string
  requestedByUserId: string
  /** Positions at locations that are done; null until the solver has begun. */
  progress: { done: number; total: number } | null
  failureCode: DomainErrorCode | null
}
/** GET /api/demand/labour-model-runs/:id. */
export type LabourModelDetails = LabourModelRun & { rows: ModelRunRow[] }

/** Which changes are accepted; what is left out narrows nothing. */
export type ModelPart = { day?: Day; locationId?: string; positionId?: string }
/** POST …/acceptances: one step of undo. */
export type ModelAcceptance = {
  /** null when nothing could be accepted. */
  commandId: string | null
  added: number
  removed: number
  /** Left alone, as their shifts were changed since the run began. */
  conflicts: { locationId: string; positionId: string; day: Day }[]
  /** Left alone, as no shift may come to the position any more, with how many shifts would have changed. */
  leftOut: { positionId: string; name: string; reason: 'archived' | 'hidden'; shifts: number }[]
}
