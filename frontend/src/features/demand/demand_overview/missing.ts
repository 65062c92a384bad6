import type { Metric } from '@shiftloom/backend/contracts/demand'
import { fewestRecordedDays, type DemandReadiness } from '@shiftloom/backend/contracts/demand_overview'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { daysBetween } from '#/lib/time/days.ts'

/** Days without a record after which a metric counts as no longer recorded. */
const longestSilence = 7

/** What keeps the need of a location from being reckoned, or from being met. */
export type Missing =
  | { kind: 'rules' }
  | { kind: 'drafts'; count: number }
  | { kind: 'records'; metricId: string; metric: string }
  | { kind: 'few_records'; metricId: string; metric: string; count: number }
  | { kind: 'old_records'; metricId: string; metric: string; lastDay: Day }
  | { kind: 'gaps_in_records'; metricId: string; metric: string; count: number }
  | { kind: 'staff'; position: string }

/** In the order in which they are best mended. */
export function missingAt(place: DemandReadiness, metrics: readonly Metric[]): Missing[] {
  const { rules, drafts, ruledMetricIds, positionsWithoutStaff } = place
  const ruled = metrics.filter(({ id }) => ruledMetricIds.includes(id))
  return [
    ...(rules > 0
      ? []
      : drafts > 0
        ? [{ kind: 'drafts' as const, count: drafts }]
        : [{ kind: 'rules' as const }]),
    ...ruled.flatMap((metric) => missingRecords(place, metric)),
    ...positionsWithoutStaff.map((position) => ({ kind: 'staff' as const, position })),
  ]
}

function missingRecords({ today, records }: DemandReadiness, { id, name }: Metric): Missing[] {
  const metric = { metricId: id, metric: name }
  const found = records.find(({ metricId }) => metricId === id)
  if (!found) return [{ kind: 'records', ...metric }]
  const { firstDay, lastDay, missingDays } = found
  if (daysBetween(lastDay, today) > longestSilence) return [{ kind: 'old_records', ...metric, lastDay }]
  const count = daysBetween(firstDay, today)
  if (count < fewestRecordedDays) return [{ kind: 'few_records', ...metric, count }]
  if (missingDays.length > 0) return [{ kind: 'gaps_in_records', ...metric, count: missingDays.length }]
  return []
}
