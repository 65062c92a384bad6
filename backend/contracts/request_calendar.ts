import { addDays } from '@shiftloom/solver/time'
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
 * Requests by their first day, column by column: a year of a thousand people has ten thousand of them, and names beside
 * every value would make most of the answer.
 */
export type CalendarColumns = {
  ids: string[]
  numbers: number[]
  statuses: FiledRequest['status'][]
  /** Places in `people`. */
  people: number[]
  /** Places in `types`. */
  types: number[]
  firstDays: Day[]
  /** Days from the first to the last, both counted. */
  lengths: number[]
  /** Of those that take a part of the day. */
  parts: {
    /** Place in the columns. */
    at: number
    part: NonNullable<FiledRequest['part']>
  }[]
}

/**
 * GET /api/requests/calendar, of all people the caller reads, and …/calendar/:employeeId, of one; `until` is not part of
 * the days.
 */
export type RequestCalendarSheet = {
  from: Day
  until: Day
  /** By surname. */
  people: CalendarPerson[]
  locations: { id: string; name: string; country: string }[]
  /** Those of the requests. */
  types: Pick<RequestType, 'id' | 'name' | 'shortcut' | 'color'>[]
  requests: CalendarColumns
  holidays: CalendarHoliday[]
}
/** The same with its requests one by one. */
export type RequestCalendar = Omit<RequestCalendarSheet, 'requests'> & { requests: CalendarRequest[] }

export function calendarOfSheet({ requests, ...rest }: RequestCalendarSheet): RequestCalendar {
  const parts = new Map(requests.parts.map(({ at, part }) => [at, part]))
  return {
    ...rest,
    requests: requests.ids.map((id, at) => ({
      id,
      number: requests.numbers[at]!,
      status: requests.statuses[at]!,
      employeeId: rest.people[requests.people[at]!]!.id,
      typeId: rest.types[requests.types[at]!]!.id,
      firstDay: requests.firstDays[at]!,
      lastDay: addDays(requests.firstDays[at]!, requests.lengths[at]! - 1),
      part: parts.get(at) ?? null,
    })),
  }
}

/** One of GET /api/requests/waiting: a request without a decision that touches the days asked for; `until` is not one of them. */
export type WaitingRequest = Pick<FiledRequest, 'id' | 'number' | 'firstDay' | 'lastDay' | 'part'> & {
  employeeId: string
  type: Pick<RequestType, 'name' | 'shortcut'>
  /** Those of the days asked for that it takes time of, as it was counted last. */
  days: Day[]
}
