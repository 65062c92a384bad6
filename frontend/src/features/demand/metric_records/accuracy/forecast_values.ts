import {
  forecastMethods,
  percentiles,
  type ForecastMethodName,
  type MetricForecast,
  type MetricForecastChange,
} from '@shiftloom/backend/contracts/demand_forecasts'

type Automatic = Extract<ForecastMethodName, 'combined'>
export type MethodChoice = 'automatic' | Exclude<ForecastMethodName, Automatic>

/** What is taken by itself comes first. */
export const methodChoices: readonly MethodChoice[] = [
  'automatic',
  ...forecastMethods.filter((method) => method !== 'combined'),
]

/** The kernel's name of a choice. */
export const methodOf = (choice: MethodChoice): ForecastMethodName =>
  choice === 'automatic' ? 'combined' : choice

/** Of the list of percentiles; `expected` for none. */
export const percentileChoices: readonly string[] = ['expected', ...percentiles.map(String)]

export type ForecastValues = { method: MethodChoice; percentile: string }

export const valuesOf = ({ method, percentile }: MetricForecast): ForecastValues => ({
  method: method === null || method === 'combined' ? 'automatic' : method,
  percentile: percentile === null ? 'expected' : String(percentile),
})

export const changeOf = ({ method, percentile }: ForecastValues, version: number): MetricForecastChange => ({
  version,
  method: method === 'automatic' ? null : method,
  percentile: percentiles.find((one) => String(one) === percentile) ?? null,
})
