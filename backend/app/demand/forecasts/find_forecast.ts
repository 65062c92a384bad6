import { database } from '#app/core/database/database'
import { findMetric } from '#app/demand/metric_rows/find_metric'
import { locationsInScope } from '#app/scheduling/public/scope'
import type { MetricForecast } from '#contracts/demand_forecasts'

export type ForecastPlace = { locationId: string; metricId: string }

/**
 * How a metric is forecast at a location.
 *
 * @throws core.not_found
 * @throws core.forbidden for a location the actor may not touch
 */
export async function findForecast({ locationId, metricId }: ForecastPlace): Promise<MetricForecast> {
  await locationsInScope([locationId])
  await findMetric(metricId)
  return (await forecastsAt(locationId))(metricId)
}

/** Of each metric of a location, as it is stored or taken by itself. */
export async function forecastsAt(locationId: string): Promise<(metricId: string) => MetricForecast> {
  const rows = await database()
    .selectFrom('demandForecasts')
    .select(['metricId', 'version', 'method', 'percentile'])
    .where('locationId', '=', locationId)
    .execute()
  const stored = new Map(rows.map(({ metricId, ...forecast }) => [metricId, forecast]))
  return (metricId) => stored.get(metricId) ?? { version: 0, method: null, percentile: null }
}
