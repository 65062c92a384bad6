import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import type { RecordsAsked } from '../record_queries.ts'

const pageSize = 50
const settlementKey = ['time_tracking', 'records', 'settlement'] as const

/** Below the key of records: read again after each decision. */
export const settlementQuery = (asked: RecordsAsked, page: number) =>
  queryOptions({
    queryKey: [...settlementKey, asked, page],
    queryFn: ({ signal }) =>
      http.get('/time-tracking/settlement', { ...asked, page, pageSize }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const totalsQuery = ({ from, locationIds }: RecordsAsked) =>
  queryOptions({
    queryKey: [...settlementKey, 'totals', from, locationIds],
    queryFn: ({ signal }) =>
      http.get(
        '/time-tracking/settlement-totals',
        { month: from.slice(0, 7), ...(locationIds && { locationIds }) },
        { quiet: true, signal }
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Stops settling a month in the background, or goes on with it. */
export function useRun(month: string) {
  const cache = useQueryClient()
  const onSettled = () => cache.invalidateQueries({ queryKey: settlementKey })
  const path = '/time-tracking/settlement-runs'
  const start = useMutation({ mutationFn: () => http.post(path, { month }), onSettled })
  const cancel = useMutation({ mutationFn: () => http.post(`${path}/cancellations`, { month }), onSettled })
  return { start, cancel }
}
