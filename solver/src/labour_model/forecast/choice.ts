import type { MethodName } from './methods.ts'

/** How a metric is forecast, and what people are planned for. */
export type ForecastChoice = {
  /** Null: the one that is taken by itself. */
  readonly method: MethodName | null
  /** 1 to 99: people for all that comes in so many of a hundred cases; null for what is expected. */
  readonly percentile: number | null
}

export const byItself: ForecastChoice = { method: null, percentile: null }
