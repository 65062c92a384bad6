import type { Day } from './schedule.ts'

/** Days before today that are looked through for missing records. */
export const lookedThroughDays = 28

/** Days with records that a forecast takes at least. */
export const fewestRecordedDays = 14

/** Records of one metric at one location. */
export type RecordedMetric = {
  metricId: string
  firstDay: Day
  lastDay: Day
  /** Days of the last `lookedThroughDays`, from the first one recorded on, without a record though the location was open. */
  missingDays: Day[]
}

/** What one location has of what its need is reckoned from. */
export type DemandReadiness = {
  locationId: string
  /** By the clock of the location. */
  today: Day
  records: RecordedMetric[]
  /** Rules with a version for any day. */
  rules: number
  /** Rules that are a draft and nothing else. */
  drafts: number
  /** Metrics that those rules go by. */
  ruledMetricIds: string[]
  /** Names of positions in use that rules plan people for and that no one here has. */
  positionsWithoutStaff: string[]
}

/** GET /api/demand/overview: the actor's locations. */
export type DemandOverview = { locations: DemandReadiness[] }
