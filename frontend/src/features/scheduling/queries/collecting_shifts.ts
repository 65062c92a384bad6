import { queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { queryClient } from '#/lib/api/query_client.ts'
import type { DayRange } from '../model/view_range.ts'

const path = '/scheduling/open-shifts'
/** Below the key of open shifts: whatever changes one reads these again. */
const openShiftsKey = ['scheduling', 'open-shifts'] as const

export const collectingQuery = ({ from, until }: DayRange) =>
  queryOptions({
    queryKey: [...openShiftsKey, 'collecting', from, until],
    queryFn: ({ signal }) =>
      http.get('/scheduling/collecting-shifts', { from, until }, { signal, quiet: true }),
    staleTime: 15_000,
  })

/** By the company's rule and hours, to everyone who works there at that position. */
export const openToClaims = (entryIds: string[]) =>
  http.post(path, { entryIds, tagIds: [], rule: null, hours: null })
export const stopCollecting = (id: string) => http.del(`${path}/${id}`)

export const refreshCollecting = () => queryClient.invalidateQueries({ queryKey: openShiftsKey })
