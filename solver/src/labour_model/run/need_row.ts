import { openRow } from '../position/place_days.ts'
import { needOfPosition, type MetricRows } from '../position/staffing_rule.ts'
import type { Known } from '../sandbox/known_metrics.ts'
import { placeOf, unitsOf } from '../sandbox/sandbox_basis.ts'
import type { ModelLocation } from './problem.ts'

/** The need of one position: the planned days, and the one after, into which a last shift may reach. */
export type NeedRow = {
  readonly positionId: string
  readonly people: Int32Array
  /** 1 in slots in which a person may be at work. */
  readonly open: Uint8Array
}

/** Days after the planned ones whose need is said as well. */
export const neededDaysAfter = 1

/**
 * What each position of a location asks for; forecasts are made of what was recorded before today.
 *
 * @param reckoned units of the planned days and the one after, where they are known already
 */
export function needRows(location: ModelLocation, slotMinutes: number, reckoned?: MetricRows): NeedRow[] {
  const { from } = location
  const days = location.days + neededDaysAfter
  const known = knownOf(location, slotMinutes)
  const units = reckoned ?? unitsOf(known, from, days)
  const place = placeOf(known, from, days)
  return location.positions.map(({ positionId, rules, ...options }) => {
    const { people } = needOfPosition(rules, units, place, options)
    const open = Uint8Array.from(people, (one) => (one > 0 ? 1 : 0))
    for (const rule of rules) {
      if (rule.work.kind === 'fixed' || rule.work.kind === 'task') continue
      for (const [slot, isOpen] of openRow(rule, place).entries()) if (isOpen === 1) open[slot] = 1
    }
    return { positionId, people, open }
  })
}

/** The metrics of a location, as the kernel reads them. */
export function knownOf(location: ModelLocation, slotMinutes: number): Known {
  const { today, hours, holidays } = location
  return {
    ...{ today, slotMinutes, hours, holidays },
    exceptions: new Map(location.exceptions.map((one) => [one.day, one.hours])),
    metrics: new Map(
      location.metrics.map(({ metricId, values }) => [
        metricId,
        Float64Array.from(values, (value) => value ?? NaN),
      ])
    ),
    special: new Map(
      location.metrics.map(({ metricId, unusual = [], factors = [] }) => [
        metricId,
        { unusual, factors: new Map(factors.map(({ day, factor }) => [day, factor])) },
      ])
    ),
    choices: new Map(
      location.metrics.flatMap(({ metricId, choice }) => (choice ? [[metricId, choice]] : []))
    ),
  }
}
