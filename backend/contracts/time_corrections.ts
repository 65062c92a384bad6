import type { ClockTime, Day } from './schedule.ts'
import type { RecordPunch } from './time_records.ts'

/** Days after which a day of one's own is no longer corrected by asking. */
export const oldestCorrectionDays = 62
/** Of one correction. */
export const mostCorrectedBreaks = 10

export const correctionStatuses = ['open', 'accepted', 'rejected', 'withdrawn'] as const
export type CorrectionStatus = (typeof correctionStatuses)[number]

/**
 * POST /api/time-tracking/own/corrections: a piece of one's own work as it really was, on the clock of the location. An end
 * not later than the start is on the next day.
 */
export type CorrectionInput = {
  /** The record it is about; `null` for work that nothing was registered or planned for. */
  recordId: string | null
  /** The day on which work began, and where: of the record, if there is one. */
  day: Day
  locationId: string
  start: ClockTime
  end: ClockTime
  breaks: { start: ClockTime; end: ClockTime }[]
  reason: string
}

/** From and until, as ISO instants. */
export type CorrectedBreak = { startsAt: string; endsAt: string }

/** One row of GET /api/time-tracking/corrections. Times are ISO instants, shown on the clock of `zone`. */
export type TimeCorrection = {
  id: string
  version: number
  status: CorrectionStatus
  employee: { id: string; name: string; surname: string }
  locationId: string
  recordId: string | null
  day: Day
  zone: string
  startsAt: string
  endsAt: string
  breaks: CorrectedBreak[]
  /** What it replaces, as it was registered. */
  registered: Pick<RecordPunch, 'id' | 'kind' | 'at'>[]
  reason: string
  createdAt: string
  decidedBy: { name: string; surname: string } | null
  decidedAt: string | null
  decisionReason: string | null
}
