/** Bodies of what is written about one metric at a location. */
export const recordsOfMetric = {
  'POST /api/demand/locations/:locationId/metrics/:metricId/record-changes': () => ({
    stepMinutes: 1440,
    days: [{ day: '2026-11-16', before: [null], values: [7] }],
  }),
  'PUT /api/demand/locations/:locationId/metrics/:metricId/forecast': () => ({
    ...{ version: 0, method: 'mean_4', percentile: 80 },
  }),
}
