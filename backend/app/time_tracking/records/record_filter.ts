import { daysBetween } from '@shiftloom/solver/time'
import { anyOf } from '#app/core/database/any_of'
import { DomainError } from '#app/core/errors/domain_error'
import type { VisibleRecords } from '#app/time_tracking/records/visible_records'
import type { Day } from '#contracts/schedule'
import { longestRecordSpan } from '#contracts/time_records'

export type RecordFilter = {
  from: Day
  until: Day
  locationIds?: string[] | undefined
  employeeId?: string | undefined
}

/** @throws time_tracking.record_span unless the days are 1 to `longestRecordSpan` */
export function assertSpan({ from, until }: RecordFilter): void {
  const days = daysBetween(from, until)
  if (days < 1 || days > longestRecordSpan)
    throw new DomainError('time_tracking.record_span', { most: longestRecordSpan })
}

/** Those of the visible records that were asked for. */
export const found = (query: VisibleRecords, { from, until, locationIds, employeeId }: RecordFilter) =>
  query
    .where('r.day', '>=', from)
    .where('r.day', '<', until)
    .$if(locationIds !== undefined, (of) => of.where('r.locationId', '=', anyOf(locationIds!)))
    .$if(employeeId !== undefined, (of) => of.where('r.employeeId', '=', employeeId!))
