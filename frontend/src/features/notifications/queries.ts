import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'

const notificationsKey = ['notifications'] as const
const pageSize = 20

export const unreadQuery = queryOptions({
  queryKey: [...notificationsKey, 'unread'],
  queryFn: ({ signal }) => http.get('/notifications/unread', undefined, { signal, quiet: true }),
})

/** The newest first; older ones page by page. */
export const listQuery = infiniteQueryOptions({
  queryKey: [...notificationsKey, 'list'],
  queryFn: ({ pageParam, signal }) =>
    http.get('/notifications', { page: pageParam, pageSize }, { signal, quiet: true }),
  initialPageParam: 1,
  getNextPageParam: ({ page, total }) => (page * pageSize < total ? page + 1 : undefined),
})

/** Reads the count and, where it is open, the list again. */
export function useReadAgain(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: notificationsKey })
}

export function useMarkRead() {
  const readAgain = useReadAgain()
  return useMutation({
    // Deleted in the meantime: the list says so.
    mutationFn: (id: string) => http.put(`/notifications/${id}/reading`, {}, { inline: [404] }),
    onSettled: readAgain,
  })
}

export function useMarkAllRead() {
  const readAgain = useReadAgain()
  return useMutation({ mutationFn: () => http.put('/notifications/readings', {}), onSettled: readAgain })
}
