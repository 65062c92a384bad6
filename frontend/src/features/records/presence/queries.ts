import { queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'

/** Shifts begin and end without a message. */
const rereadMs = 60_000

export const presenceQuery = (locationId: string | null) =>
  queryOptions({
    queryKey: ['time_tracking', 'presence', locationId],
    queryFn: ({ signal }) =>
      http.get('/time-tracking/presence', locationId ? { locationIds: [locationId] } : {}, {
        quiet: true,
        signal,
      }),
    refetchInterval: rereadMs,
    staleTime: 0,
  })
