import type { Metric, MetricCreation } from '@shiftloom/backend/contracts/demand'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { shownByForm } from '#/ui/form/field_errors.ts'
import { demandKey } from '../queries.ts'

export const createMetric = (metric: MetricCreation, idempotencyKey: string) =>
  http.post('/demand/metrics', metric, { ...shownByForm, idempotencyKey })
export const renameMetric = ({ id, version }: Metric, name: string) =>
  http.put(`/demand/metrics/${id}`, { version, name }, shownByForm)
/** Refusals that the dialog shows itself: it may be gone, or be called something else. */
export const deleteMetric = ({ id, version }: Metric) =>
  http.del(`/demand/metrics/${id}`, { version }, { inline: [404, 409] })

/** What deleting a metric would mean now: asked again each time. */
export const metricUsageQuery = (id: string) =>
  queryOptions({
    queryKey: [...demandKey, 'metrics', 'usage', id],
    queryFn: ({ signal }) => http.get(`/demand/metrics/${id}/usage`, undefined, { quiet: true, signal }),
    gcTime: 0,
  })
