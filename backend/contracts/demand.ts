/** Metrics of locations and their records: what `/api/demand` speaks. */

/** COUNT: whole numbers; DECIMAL: up to four places; CURRENCY: money of the organisation, two places. */
export const metricDataTypes = ['COUNT', 'DECIMAL', 'CURRENCY'] as const
type MetricDataType = (typeof metricDataTypes)[number]

/** `flow` adds up over time (tickets, sales); `level` is measured and averaged (people in the room). */
export const metricAggregations = ['flow', 'level'] as const
type MetricAggregation = (typeof metricAggregations)[number]

/** How a metric is named: Latin letters without marks or spaces, as the files that bring its records name it. */
export const metricNames = /^[A-Za-z]+$/
/** Of a metric, in characters. */
export const metricNameLength = 40
/** Of an organisation. */
export const mostMetrics = 50

/** One row of GET /demand/metrics. */
export type Metric = {
  id: string
  version: number
  /** Latin letters only. */
  name: string
  dataType: MetricDataType
  aggregation: MetricAggregation
}

/** POST /demand/metrics. */
export type MetricCreation = Pick<Metric, 'name' | 'dataType' | 'aggregation'>

/** PUT /demand/metrics/:metricId; what its numbers mean stays as it is. */
export type MetricRenaming = { version: number; name: string }

/** GET /demand/metrics/:metricId/usage: what goes when the metric is deleted. */
export type MetricUsage = {
  /** Names of positions that its rules plan people for. */
  positions: string[]
  ruleCount: number
  /** The first `namedRules` of them, each with its location. */
  rules: { name: string; location: string }[]
  records: number
  /** Names of the locations with records. */
  locations: string[]
}

/** Rules that are named before a metric is deleted. */
export const namedRules = 20

/** What of the module changed. */
export type DemandPart = 'metrics' | 'records' | 'rules' | 'staff' | 'forecast' | 'runs'

/** Hub `demand`, event `demandChanged`: those who look at the part read it again. */
export type DemandChanged = {
  part: DemandPart
  /** null: all locations of the organisation. */
  locationId: string | null
  metricId: string | null
  byUserId: string | null
}
