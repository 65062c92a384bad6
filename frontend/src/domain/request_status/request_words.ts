import type { FiledRequest, RequestStatus } from '@shiftloom/backend/contracts/filed_requests'
import { requestStatuses as statuses } from '@shiftloom/backend/contracts/enums'
import { addDays } from '#/lib/time/days.ts'
import type { Format } from '#/lib/writing/format.ts'

/** Keys of the texts, by the number on the wire. */
export const statusKeys: Record<RequestStatus, 'pending' | 'approved' | 'rejected' | 'draft'> = {
  [statuses.pending]: 'pending',
  [statuses.approved]: 'approved',
  [statuses.rejected]: 'rejected',
  [statuses.draft]: 'draft',
}
export const statusColours: Record<RequestStatus, string> = {
  [statuses.pending]: 'orange',
  [statuses.approved]: 'lime',
  [statuses.rejected]: 'red',
  [statuses.draft]: 'gray',
}

/** A day of a limit has eight hours. */
const dayMinutes = 480
export const daysOfMinutes = (minutes: number): number => Math.round((minutes / dayMinutes) * 100) / 100

type When = Pick<FiledRequest, 'firstDay' | 'lastDay' | 'part'>

/** `2 – 6 Mar`, or `2 Mar, 8:00 – 12:00`; with the year where it is another one than now. */
export function whenText(
  { firstDay, lastDay, part }: When,
  format: Format,
  thisYear = String(new Date().getFullYear())
): string {
  const isNow = firstDay.startsWith(thisYear) && lastDay.startsWith(thisYear)
  const style = isNow ? 'weekday' : 'weekdayYear'
  if (part) return `${format.day(firstDay, style)}, ${format.clockRange(part.start, part.end)}`
  if (firstDay === lastDay) return format.day(firstDay, style)
  return format.dayRange(firstDay, addDays(lastDay, 1), style)
}
