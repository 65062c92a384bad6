import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http, type Query } from '#/lib/api/http.ts'

const path = '/notifications/deliveries'
const listKey = ['deliveries', 'list'] as const

export const deliveriesQuery = (query: Query) =>
  queryOptions({
    queryKey: [...listKey, query],
    queryFn: ({ signal }) => http.get(path, query, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  })

/** Sends once more what came to an end. Refused while under way: another user was faster, and the list says so. */
export function useRepeatDelivery() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => http.post(`${path}/${id}/repeats`, {}, { inline: [404] }),
    onSettled: () => cache.invalidateQueries({ queryKey: listKey }),
  })
}
