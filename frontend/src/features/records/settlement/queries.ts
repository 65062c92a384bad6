import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import type { RecordsAsked } from '../record_queries.ts'

const pageSize = 50

/** Below the key of records: read again after each decision. */
export const settlementQuery = (asked: RecordsAsked, page: number) =>
  queryOptions({
    queryKey: ['time_tracking', 'records', 'settlement', asked, page],
    queryFn: ({ signal }) =>
      http.get('/time-tracking/settlement', { ...asked, page, pageSize }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
