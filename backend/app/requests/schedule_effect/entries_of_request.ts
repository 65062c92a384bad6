import { newId } from '#app/core/models/new_id'
import { clockAfter } from '#app/requests/schedule_effect/clock_after'
import { scheduleEntryTypes as types, type ScheduleEntryType } from '#contracts/enums'
import type { RequestDay } from '#contracts/filed_requests'
import type { RequestType } from '#contracts/requests'
import type { ClockTime, EntryDraft, EntryOperation, ScheduleEntry, ShiftBreak } from '#contracts/schedule'

export type Granted = {
  employeeId: string
  locationId: string
  kind: RequestType['kind']
  /** A business trip, or another type that is working time like one. */
  isWork: boolean
  shortcut: string
  part: { start: ClockTime; end: ClockTime } | null
  days: readonly RequestDay[]
}

/** When the work of a business trip begins on a day without a shift. */
const usualStart = '08:00'

const typesOf: Record<RequestType['kind'], { whole: ScheduleEntryType; part: ScheduleEntryType }> = {
  vacation: { whole: types.holiday, part: types.partialHoliday },
  delegation: { whole: types.delegation, part: types.partialDelegation },
  other: { whole: types.other, part: types.partialOther },
}

/**
 * What stands in the schedule for a granted request: an entry for each day that takes time. A business trip is work, as is
 * remote work: it has the hours of the shift it replaces, or those of a usual day.
 *
 * @param breaks those of the shifts in a part of a day, which go on in it
 */
export function entriesOfRequest(
  request: Granted,
  shifts: readonly ScheduleEntry[],
  breaks: ShiftBreak[]
): (EntryOperation & { kind: 'create' })[] {
  const { employeeId, locationId, shortcut: code, part } = request
  const kind = request.isWork ? 'delegation' : request.kind
  const common = { employeeId, locationId, positionId: null, code }
  return request.days
    .filter(({ minutes }) => minutes > 0)
    .flatMap(({ day, minutes }): EntryDraft[] => {
      const { whole, part: ofPart } = typesOf[kind]
      if (part) return [{ ...common, ...part, type: ofPart, day, fullDay: false, breaks }]
      if (kind !== 'delegation')
        return [{ ...common, type: whole, day, start: '00:00', end: '00:00', fullDay: true }]
      const replaced = shifts.filter((shift) => shift.day === day)
      const hours =
        replaced.length > 0
          ? replaced.map(({ start, end, breaks }) => ({ start, end, breaks }))
          : [{ start: usualStart, end: clockAfter(usualStart, minutes), breaks: [] }]
      return hours.map((times) => ({ ...common, ...times, type: whole, day, fullDay: false }))
    })
    .map((entry) => ({ kind: 'create', id: newId(), entry }))
}
