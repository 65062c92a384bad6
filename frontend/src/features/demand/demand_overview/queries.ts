import { queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { demandKey } from '../queries.ts'

/** Whatever changes in the module changes what is missing: all of it is read again. */
export const overviewKey = [...demandKey, 'overview'] as const

export const readinessQuery = queryOptions({
  queryKey: [...overviewKey, 'readiness'],
  queryFn: ({ signal }) => http.get('/demand/overview', undefined, { quiet: true, signal }),
})
