import { daysOf, type Day } from '@shiftloom/solver/time'
import { listSpecialDays } from '#app/demand/special_days/list_special_days'
import type { MetricSeries } from '#contracts/demand_rules'

type OfMetric = Pick<MetricSeries['metrics'][number], 'unusual' | 'factors'>
type Span = { from: Day; until: Day }

/** Special days of a location, laid out day by day for each metric. Factors of one day are multiplied. */
export async function specialDaysOf(
  locationId: string,
  { from, until }: Span
): Promise<(metricId: string) => OfMetric> {
  const all = await listSpecialDays(locationId, { from, until })
  return (metricId) => {
    const factors = new Map<Day, number>()
    const unusual = new Set<Day>()
    for (const one of all) {
      if (one.metricId !== null && one.metricId !== metricId) continue
      const days = daysOf(one.from > from ? one.from : from, one.until < until ? one.until : until)
      for (const day of days) {
        unusual.add(day)
        if (one.factor !== null) factors.set(day, (factors.get(day) ?? 1) * one.factor)
      }
    }
    return {
      unusual: [...unusual].sort(),
      factors: [...factors].sort().map(([day, factor]) => ({ day, factor })),
    }
  }
}
