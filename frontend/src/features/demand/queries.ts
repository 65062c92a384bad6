import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'

/** Every query of the feature begins with it, its second word says the part: `['demand', 'rules', …]`. */
export const demandKey = ['demand'] as const

const metricsQuery = queryOptions({
  queryKey: [...demandKey, 'metrics'],
  queryFn: ({ signal }) => http.get('/demand/metrics', undefined, { quiet: true, signal }),
})

export const useMetrics = () => useQuery(metricsQuery)

export const refreshDemand = (cache: QueryClient, part?: string) =>
  cache.invalidateQueries({ queryKey: part ? [...demandKey, part] : demandKey })
