/** Metrics of locations and their records: what `/api/demand` speaks. */

/** COUNT: whole numbers; DECIMAL: up to four places; CURRENCY: money of the organisation, two places. */
type MetricDataType = 'COUNT' | 'DECIMAL' | 'CURRENCY'

/** `flow` adds up over time (tickets, sales); `level` is measured and averaged (people in the room). */
type MetricAggregation = 'flow' | 'level'

/** One row of GET /demand/metrics. */
export type Metric = {
  id: string
  version: number
  /** Latin letters only. */
  name: string
  dataType: MetricDataType
  aggregation: MetricAggregation
}

/** What of the module changed. */
export type DemandPart = 'metrics' | 'records' | 'rules' | 'staff' | 'forecast'

/** Hub `demand`, event `demandChanged`: those who look at the part read it again. */
export type DemandChanged = {
  part: DemandPart
  /** null: all locations of the organisation. */
  locationId: string | null
  metricId: string | null
  byUserId: string | null
}
