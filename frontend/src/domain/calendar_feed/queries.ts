import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'

const path = '/calendar-feed'
const feedKey = ['account', 'calendar-feed'] as const

export const calendarFeedQuery = queryOptions({
  queryKey: feedKey,
  queryFn: ({ signal }) => http.get(path, undefined, { quiet: true, signal }),
})

/** Makes a new address; the one before it ends. Only this answer contains it. */
export function useOpenCalendarFeed() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => http.post(path, undefined, { inline: [403] }),
    onSettled: () => cache.invalidateQueries({ queryKey: feedKey }),
  })
}

export function useCloseCalendarFeed() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => http.del(path, undefined, { inline: [403] }),
    onSettled: () => cache.invalidateQueries({ queryKey: feedKey }),
  })
}
