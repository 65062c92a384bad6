import type { Metric } from './demand.ts'
import type { ClockTime, Day } from './schedule.ts'

/** Days of one answer, or of one change, at most. */
export const longestRecordDays = 62
/** Minutes that records can be apart; 1440 is one a day. */
export const recordSteps = [15, 30, 60, 1440] as const
export type RecordStep = (typeof recordSteps)[number]
export const highestRecord = 999_999_999
/** Places after the decimal sign, by data type. */
export const recordDecimals = { COUNT: 0, DECIMAL: 4, CURRENCY: 2 } as const
/** The first and the last day that records are typed in for. */
export const recordDays = { first: '2000-01-01', last: '2099-12-31' } as const

/** GET /api/demand/locations/:locationId/metrics/:metricId/records: days x slots of the location's wall clock. */
export type MetricRecords = {
  metric: Metric
  location: {
    id: string
    name: string
    /** IANA zone. */
    zone: string
    /** Today on its wall clock. */
    today: Day
  }
  /** `[from, until)` */
  from: Day
  until: Day
  /** Minutes of a slot: as its records are apart. */
  stepMinutes: RecordStep
  /** Nothing is recorded yet: the first change decides how far apart records are. */
  isStepOpen: boolean
  /** One a slot from midnight of `from`; null where nothing is recorded, which is not zero. */
  values: (number | null)[]
  /** Places in `values` that the clocks skip, and those that happen twice. */
  skipped: number[]
  repeated: number[]
  holidays: { day: Day; name: string }[]
}

/** One day as it was read and as it shall be, a value a slot; null is no record. Slots that are the same stay as they are. */
type RecordDay = { day: Day; before: (number | null)[]; values: (number | null)[] }

/** POST /api/demand/locations/:locationId/metrics/:metricId/record-changes: all of it or nothing. */
export type RecordChange = { stepMinutes: number; days: RecordDay[] }
/** How many records were added, changed or taken away. */
export type SavedRecords = { changed: number }

/** A slot that another person changed since it was read: `Details.conflicts` of demand.records_changed. */
export type RecordConflict = { day: Day; time: ClockTime; value: number | null }
/** Conflicts that one refusal lists; `Details.count` has how many there are. */
export const listedConflicts = 500
