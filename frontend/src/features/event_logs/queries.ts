import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http, type Query } from '#/lib/api/http.ts'

const path = '/event-logs'

export const eventsQuery = (query: Query) =>
  queryOptions({
    queryKey: ['event_logs', 'list', query],
    queryFn: ({ signal }) => http.get(path, query, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  })

export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: ['event_logs', 'event', id],
    queryFn: ({ signal }) => http.get(`${path}/${id}`, undefined, { quiet: true, signal }),
    staleTime: Infinity,
  })

export const choicesQuery = queryOptions({
  queryKey: ['event_logs', 'choices'],
  queryFn: ({ signal }) => http.get('/event-log-choices', undefined, { quiet: true, signal }),
})

export const eventsFile = (query: Query) => http.getFile('/event-log-file', query)
