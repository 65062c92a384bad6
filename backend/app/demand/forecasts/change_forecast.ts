import { record } from '#app/core/audit/record'
import { database } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { findForecast, type ForecastPlace } from '#app/demand/forecasts/find_forecast'
import { announceDemand } from '#app/demand/hubs/announce_demand'
import { holdMetric } from '#app/demand/metric_rows/find_metric'
import type { MetricForecast, MetricForecastChange } from '#contracts/demand_forecasts'

/**
 * Says how a metric is forecast at a location, and what people are planned for.
 *
 * @throws core.not_found
 * @throws core.forbidden for a location the actor may not touch
 * @throws core.stale_version with `current`
 */
export async function changeForecast(
  place: ForecastPlace,
  { version, method, percentile }: MetricForecastChange
): Promise<MetricForecast> {
  await takeTurns('demand_forecasts')
  const before = await findForecast(place)
  const { name } = await holdMetric(place.metricId)
  if (before.version !== version) throw new DomainError('core.stale_version', { current: before })
  const { id: organisationId } = organisationContext.current()
  const chosen = { method, percentile, version: version + 1 }
  const after = await database()
    .insertInto('demandForecasts')
    .values({ organisationId, ...place, ...chosen })
    .onConflict((row) => row.columns(['organisationId', 'locationId', 'metricId']).doUpdateSet(chosen))
    .returning(['version', 'method', 'percentile'])
    .executeTakeFirstOrThrow()
  await record({
    ...{ action: 'demand.change_forecast', entity: 'demand_metric', entityId: place.metricId },
    locationId: place.locationId,
    before: { name, method: before.method, percentile: before.percentile },
    after: { name, method, percentile },
  })
  announceDemand('records', place)
  return after
}
