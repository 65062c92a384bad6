import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import type { DayRange } from '../model/view_range.ts'

const needsKey = ['scheduling', 'needs'] as const

/** How many people the rules of demand ask for in the days shown. */
export const needsQuery = (range: DayRange, locationIds: readonly string[]) =>
  queryOptions({
    queryKey: [...needsKey, range.from, range.until, [...locationIds].sort()],
    queryFn: ({ signal }) => http.get('/demand/needs', { ...range, locationIds }, { signal, quiet: true }),
    staleTime: 300_000,
    // The row stays in its place while the next period comes; days that are not known yet are empty.
    placeholderData: keepPreviousData,
  })

export const refreshNeeds = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: needsKey })
