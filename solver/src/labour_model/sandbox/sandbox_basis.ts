import type { DaysOfPlace } from '../position/place_days.ts'
import type { SandboxBasis } from './compare_rules.ts'
import { plannedFrom, fewestDays, perDay, type Known, type Metric } from './known_metrics.ts'

/** What is known of a location's metrics, and the week that is looked at. */
export type SandboxInput = Known & {
  /** The Monday of the chosen week. */
  readonly weekFrom: number
}

/** Weeks that the rules are tried on. */
export const backtestWeeks = 8

/** The rows that rules are compared on; reckoned once, before the first point is dragged. */
export function sandboxBasis(input: SandboxInput): SandboxBasis {
  const { today, weekFrom } = input
  const pastFrom = today - (today % 7) - 7 * backtestWeeks
  const rows = [...input.metrics]
  return {
    week: {
      place: placeOf(input, weekFrom, 7),
      units: weekUnits(input),
    },
    past: {
      place: placeOf(input, pastFrom, 7 * backtestWeeks),
      forecast: new Map(rows.map(([id, values]) => [id, forecasts(input, { id, values }, pastFrom)])),
      came: new Map(rows.map(([id, values]) => [id, daysFrom(input, values, pastFrom, 7 * backtestWeeks)])),
    },
  }
}

/** What came in a row of days, and from today on what is expected; one row a metric. */
export const unitsOf = (input: Known, from: number, days: number): Map<string, Float64Array> =>
  new Map([...input.metrics].map(([id, values]) => [id, unitsOfMetric(input, { id, values }, from, days)]))

/** The chosen week of each metric, one value a slot; NaN where not known. */
export const weekUnits = (input: SandboxInput): Map<string, Float64Array> => unitsOf(input, input.weekFrom, 7)

/** A row of days of the location, by its hours. */
export function placeOf({ slotMinutes, hours, exceptions }: Known, from: number, days: number): DaysOfPlace {
  return {
    ...{ slotMinutes, hours },
    weekdays: Array.from({ length: days }, (_, day) => ((((from + day) % 7) + 7) % 7) + 1),
    exceptions: new Map([...exceptions].map(([day, own]) => [day - from, own])),
  }
}

function daysFrom(input: Known, values: Float64Array, from: number, days: number): Float64Array {
  const first = from * perDay(input)
  return Float64Array.from({ length: days * perDay(input) }, (_, at) => values[first + at] ?? NaN)
}

/** The same of one metric. */
export function unitsOfMetric(input: Known, metric: Metric, from: number, days: number): Float64Array {
  const { today } = input
  const row = daysFrom(input, metric.values, from, days)
  if (from + days <= today || today < fewestDays) return row
  const begins = Math.max(from, today)
  const asked = { day: today, ahead: begins - today, days: from + days - begins }
  row.set(plannedFrom(input, metric, asked), (begins - from) * perDay(input))
  return row
}

function forecasts(input: SandboxInput, metric: Metric, from: number): Float64Array {
  const week = 7 * perDay(input)
  const row = new Float64Array(backtestWeeks * week).fill(NaN)
  for (let at = 0; at < backtestWeeks; at += 1) {
    const origin = from + at * 7
    if (origin >= fewestDays) row.set(plannedFrom(input, metric, { day: origin, days: 7 }), at * week)
  }
  return row
}
