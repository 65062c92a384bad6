import { queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { keys } from './schedule.ts'
import type { DayRange } from '../model/view_range.ts'

/** What an hour of the people on screen costs; requested for users who may see cost. */
export const shiftRatesQuery = (range: DayRange, locationIds: readonly string[]) =>
  queryOptions({
    queryKey: [...keys.all, 'rates', range.from, range.until, [...locationIds].sort()],
    queryFn: ({ signal }) =>
      http.get('/scheduling/shift-rates', { ...range, locationIds }, { signal, quiet: true }),
    staleTime: 60_000,
  })
