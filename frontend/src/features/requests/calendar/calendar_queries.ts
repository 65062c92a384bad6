import { calendarOfSheet } from '@shiftloom/backend/contracts/request_calendar'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import type { CalendarSpan } from './calendar_span.ts'

// Below the key of filed requests: what changes those changes calendars too.
const key = ['requests', 'filed', 'calendar'] as const

export const requestCalendarQuery = ({ from, until }: CalendarSpan, locale: string) =>
  queryOptions({
    queryKey: [...key, 'all', from, until, locale],
    queryFn: async ({ signal }) =>
      calendarOfSheet(await http.get('/requests/calendar', { from, until }, { quiet: true, signal })),
    placeholderData: keepPreviousData,
  })

export const personCalendarQuery = (employeeId: string, { from, until }: CalendarSpan, locale: string) =>
  queryOptions({
    queryKey: [...key, 'one', employeeId, from, until, locale],
    queryFn: async ({ signal }) =>
      calendarOfSheet(
        await http.get(`/requests/calendar/${employeeId}`, { from, until }, { quiet: true, signal })
      ),
    // The year before stays while the next one is read; another person's never does.
    placeholderData: (old) => (old?.people[0]?.id === employeeId ? old : undefined),
  })
