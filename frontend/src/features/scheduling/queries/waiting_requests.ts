import { queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import type { DayRange } from '../model/view_range.ts'

/** Below the key of requests: whatever changes one reads these again. */
export const waitingKey = ['requests', 'filed', 'waiting'] as const

export const waitingRequestsQuery = ({ from, until }: DayRange) =>
  queryOptions({
    queryKey: [...waitingKey, from, until],
    queryFn: ({ signal }) => http.get('/requests/waiting', { from, until }, { signal, quiet: true }),
    staleTime: 15_000,
  })
