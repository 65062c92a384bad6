import type { Metric } from '@shiftloom/backend/contracts/demand'
import type { MetricSeries, RulesOfLocation } from '@shiftloom/backend/contracts/demand_rules'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { addDays, daysBetween, weekStart } from '#/lib/time/days.ts'
import { holdingOn } from '../../staffing_rules/rule_values.ts'
import { measuredWeeks, type Measuring } from './measure_desk.ts'

/** Weeks of history before the first one that is measured: as many as its band is made of. */
const historyWeeks = 24

/** Whole weeks from Monday to Sunday that are over. */
export const measuredSpan = (today: Day): { from: Day; until: Day } => {
  const until = weekStart(today, 1)
  return { from: addDays(until, -7 * (historyWeeks + measuredWeeks)), until }
}

/** One metric of a location as the worker takes it, with the rules that hold today. */
export function measuringOf(
  { id, aggregation }: Metric,
  series: MetricSeries,
  { location, positions, rules }: RulesOfLocation
): Measuring | null {
  const row = series.metrics.find(({ metricId }) => metricId === id)
  if (!row) return null
  const dayOf = (day: Day): number => daysBetween(series.from, day)
  const first = addDays(series.until, -7 * measuredWeeks)
  return {
    ...{ metricId: id, recordMinutes: row.recordMinutes, isLevel: aggregation === 'level' },
    values: Float64Array.from(row.values, (value) => value ?? NaN),
    unusual: row.unusual.map(dayOf),
    factors: new Map(row.factors.map(({ day, factor }) => [dayOf(day), factor])),
    holidays: series.holidays.map(dayOf),
    choice: row.choice,
    positions: positions.flatMap(({ positionId, combination, smoothed }) => {
      const own = rules.flatMap((rule) => {
        const holding = rule.metricId === id ? holdingOn(rule, location.today) : null
        const share = holding?.connections.find((one) => one.positionId === positionId)?.share
        return holding && share !== undefined ? [{ ...holding.body, metricId: id, share }] : []
      })
      return own.length === 0 ? [] : [{ rules: own, combination, smoothed }]
    }),
    place: {
      ...{ slotMinutes: 15, hours: location.workingHours },
      weekdays: Array.from({ length: 7 * measuredWeeks }, (_, day) => (day % 7) + 1),
      exceptions: new Map(location.hoursExceptions.map(({ day, hours }) => [daysBetween(first, day), hours])),
    },
  }
}
