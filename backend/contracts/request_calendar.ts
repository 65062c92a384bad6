import type { FiledRequest, PersonOfRequests } from './filed_requests.ts'
import type { RequestType } from './requests.ts'
import type { Day } from './schedule.ts'

/** Days that a calendar of requests shows at most. */
export const longestRequestCalendar = 366

/** A request that waits or is approved. Both days are part of it. */
export type CalendarRequest = Pick<
  FiledRequest,
  'id' | 'number' | 'status' | 'firstDay' | 'lastDay' | 'part'
> & { employeeId: string; typeId: string }
export type CalendarPerson = PersonOfRequests & { locationIds: string[] }
export type CalendarHoliday = { day: Day; name: string; country: string }

/**
 * GET /api/requests/calendar, of all people the caller reads, and …/calendar/:employeeId, of one; `until` is not part of
 * the days.
 */
export type RequestCalendar = {
  from: Day
  until: Day
  /** By surname. */
  people: CalendarPerson[]
  locations: { id: string; name: string; country: string }[]
  /** Those of the requests. */
  types: Pick<RequestType, 'id' | 'name' | 'shortcut' | 'color'>[]
  requests: CalendarRequest[]
  holidays: CalendarHoliday[]
}

/** One of GET /api/requests/waiting: a request without a decision that touches the days asked for; `until` is not one of them. */
export type WaitingRequest = Pick<FiledRequest, 'id' | 'number' | 'firstDay' | 'lastDay' | 'part'> & {
  employeeId: string
  type: Pick<RequestType, 'name' | 'shortcut'>
  /** Those of the days asked for that it takes time of, as it was counted last. */
  days: Day[]
}
