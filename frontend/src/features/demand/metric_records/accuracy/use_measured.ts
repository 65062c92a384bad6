import type { Metric } from '@shiftloom/backend/contracts/demand'
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { rulesQuery, seriesQuery } from '../../staffing_rules/queries.ts'
import type { Measured } from './measure_desk.ts'
import { measuringOf, measuredSpan } from './measuring_of.ts'

/** Metrics of a location, measured one after the other by a worker. Read and reckoned again when records change. */
export function measuredQuery(cache: QueryClient, locationId: string, metrics: readonly Metric[]) {
  const ids = metrics.map(({ id }) => id).sort()
  return queryOptions({
    queryKey: ['demand', 'records', 'measured', locationId, ids],
    queryFn: async (): Promise<Measured[]> => {
      const rules = await cache.fetchQuery(rulesQuery(locationId))
      const span = measuredSpan(rules.location.today)
      const series = await cache.fetchQuery({
        ...seriesQuery(locationId, { ...span, metricIds: ids }),
        staleTime: 0,
      })
      const asked = metrics.flatMap((metric) => measuringOf(metric, series, rules) ?? [])
      const { measuredInWorker } = await import('./measured_in_worker.ts')
      return measuredInWorker(asked)
    },
    enabled: ids.length > 0,
    staleTime: 5 * 60_000,
  })
}

export function useMeasured(locationId: string, metrics: readonly Metric[], isReady = true) {
  const query = measuredQuery(useQueryClient(), locationId, metrics)
  return useQuery({ ...query, enabled: isReady && metrics.length > 0 })
}
