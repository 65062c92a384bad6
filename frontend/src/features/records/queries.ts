import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import type { Span } from './use_filters.ts'

/** The plan of the days at one location, or at all the person may see. */
export const planQuery = ({ from, until }: Span, locationId: string | null) =>
  queryOptions({
    queryKey: ['scheduling', 'range', from, until, locationId ? [locationId] : []],
    queryFn: ({ signal }) =>
      http.get(
        '/scheduling/schedule',
        { from, until, ...(locationId && { locationIds: [locationId] }) },
        { quiet: true, signal }
      ),
    placeholderData: keepPreviousData,
  })
