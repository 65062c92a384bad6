import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import type { DayRange } from '../model/view_range.ts'

const needsKey = ['scheduling', 'needs'] as const

/** How many people the rules of demand ask for in the days shown; with how much it may be more or less, which takes longer. */
export const needsQuery = (range: DayRange, locationIds: readonly string[], band = false) =>
  queryOptions({
    queryKey: [...needsKey, range.from, range.until, [...locationIds].sort(), band],
    queryFn: ({ signal }) =>
      http.get('/demand/needs', { ...range, locationIds, ...(band && { band }) }, { signal, quiet: true }),
    staleTime: 300_000,
    // The row stays in its place while the next period comes; days that are not known yet are empty.
    placeholderData: keepPreviousData,
  })

export const refreshNeeds = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: needsKey })
