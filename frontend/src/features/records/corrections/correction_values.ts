import type { ClockTime, Day } from '@shiftloom/backend/contracts/schedule'
import type { CorrectionInput } from '@shiftloom/backend/contracts/time_corrections'
import type { TimeRecord } from '@shiftloom/backend/contracts/time_records'
import { wallClock } from '#/lib/time/time_zone.ts'

export type CorrectionValues = {
  day: Day | null
  locationId: string | null
  start: ClockTime | null
  end: ClockTime | null
  breaks: { start: ClockTime | null; end: ClockTime | null }[]
  reason: string
}

/** What a correction of a record begins with: what was registered, and where that is missing, what was planned. */
export function valuesOfRecord({ zone, punches, ...record }: TimeRecord): CorrectionValues {
  const clock = (iso: string | null | undefined) => (iso ? wallClock(zone, new Date(iso)).time : null)
  const ends = punches.filter(({ kind }) => kind === 'break_end')
  const breaks = punches
    .filter(({ kind }) => kind === 'break_start')
    .map(({ at }) => ({ start: clock(at), end: clock(ends.find((end) => end.at >= at)?.at) }))
  return {
    ...{ day: record.day, locationId: record.locationId, breaks, reason: '' },
    start: clock(record.realStartsAt ?? record.plannedStartsAt),
    end: clock(record.realEndsAt ?? record.plannedEndsAt),
  }
}

/** As it is sent; the form has been checked. */
export const inputOf = (values: CorrectionValues, recordId: string | null): CorrectionInput => ({
  ...{ recordId, day: values.day!, locationId: values.locationId!, start: values.start!, end: values.end! },
  ...{ breaks: values.breaks.map(({ start, end }) => ({ start: start!, end: end! })) },
  reason: values.reason.trim(),
})
