import type {
  CalendarPerson,
  CalendarRequest,
  RequestCalendar,
} from '@shiftloom/backend/contracts/request_calendar'
import type { RequestStatus } from '@shiftloom/backend/contracts/filed_requests'
import { matchesName } from '#/domain/people/matches_name.ts'
import { daysBetween } from '#/lib/time/days.ts'

export type CalendarFilters = {
  locationId: string | null
  typeId: string | null
  status: RequestStatus | null
  /** A part of a name. */
  search: string
  /** People without a request in the days are left out. */
  onlyAway: boolean
}
/** A person with the request of each day; where several meet, the first one filed for the day. */
export type CalendarRow = {
  person: CalendarPerson
  /** By days from the first one shown. */
  days: (CalendarRequest | undefined)[]
  requests: CalendarRequest[]
}

/** People and what they asked for, as the filters have it. */
export function calendarRows(calendar: RequestCalendar, filters: CalendarFilters): CalendarRow[] {
  const { from, until } = calendar
  const length = daysBetween(from, until)
  const byPerson = Map.groupBy(
    calendar.requests.filter(
      ({ typeId, status }) =>
        (filters.typeId === null || typeId === filters.typeId) &&
        (filters.status === null || status === filters.status)
    ),
    ({ employeeId }) => employeeId
  )
  const isShown = (person: CalendarPerson): boolean =>
    (filters.locationId === null || person.locationIds.includes(filters.locationId)) &&
    matchesName(person, filters.search)
  return calendar.people.filter(isShown).flatMap((person): CalendarRow[] => {
    const requests = byPerson.get(person.id) ?? []
    if (filters.onlyAway && requests.length === 0) return []
    const days: CalendarRow['days'] = Array.from({ length })
    for (const request of requests) {
      const first = Math.max(0, daysBetween(from, request.firstDay))
      const last = Math.min(length - 1, daysBetween(from, request.lastDay))
      for (let at = first; at <= last; at += 1) days[at] ??= request
    }
    return [{ person, days, requests }]
  })
}
