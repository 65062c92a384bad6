/** How a metric can be forecast, as the kernel calls it; the last one is what is taken by itself. */
export const forecastMethods = [
  'seasonal_naive',
  'mean_4',
  'weighted_4',
  'median_6',
  'holt_winters',
  'combined',
] as const
export type ForecastMethodName = (typeof forecastMethods)[number]

/** Percentiles that people can be planned for, in hundredths. */
export const percentiles = [50, 55, 60, 65, 70, 75, 80, 85, 90, 95] as const
export type Percentile = (typeof percentiles)[number]

/** How a metric is forecast, and what people are planned for. */
export type ForecastChoice = {
  /** null: the one that is taken by itself. */
  method: ForecastMethodName | null
  /** People for all that comes in so many of a hundred cases; null: for what is expected. */
  percentile: Percentile | null
}

/**
 * GET /api/demand/locations/:locationId/metrics/:metricId/forecast: how a metric is forecast at a location, and what
 * people are planned for. Version 0: as it is taken by itself.
 */
export type MetricForecast = ForecastChoice & { version: number }
/** PUT of the same. */
export type MetricForecastChange = MetricForecast
