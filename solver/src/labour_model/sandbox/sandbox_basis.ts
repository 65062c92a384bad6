import { expectedOf } from '../forecast/expected.ts'
import type { Series } from '../forecast/series.ts'
import type { DayHours, DaysOfPlace } from '../position/place_days.ts'
import type { SandboxBasis } from './compare_rules.ts'

/** Of one metric, by day of the series. */
type SpecialDays = {
  /** Days that teach nothing about others, besides holidays. */
  readonly unusual: readonly number[]
  /** Events: what comes in proportion to a usual day. */
  readonly factors: ReadonlyMap<number, number>
}

/** What is known of a location's metrics. Days count from the first one of the series, which is a Monday. */
export type SandboxInput = {
  /** The first day that is not over. */
  readonly today: number
  readonly slotMinutes: number
  readonly hours: readonly DayHours[]
  /** Hours of days that differ from the week. */
  readonly exceptions: ReadonlyMap<number, readonly Omit<DayHours, 'weekday'>[]>
  /** In the series and the weeks after it. */
  readonly holidays: readonly number[]
  readonly special?: ReadonlyMap<string, SpecialDays>
  /** One value a slot; NaN where not known. */
  readonly metrics: ReadonlyMap<string, Float64Array>
  /** The Monday of the chosen week. */
  readonly weekFrom: number
}

/** Weeks that the rules are tried on. */
export const backtestWeeks = 8

/** Days without which nothing is forecast. */
const fewestDays = 14

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

type Known = Omit<SandboxInput, 'weekFrom'>
type Metric = { id: string; values: Float64Array }

/** What came in a row of days, and from today on what is expected; one row a metric. */
export const unitsOf = (input: Known, from: number, days: number): Map<string, Float64Array> =>
  new Map([...input.metrics].map(([id, values]) => [id, knownOf(input, { id, values }, from, days)]))

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

const perDay = ({ slotMinutes }: Known): number => 1440 / slotMinutes

function daysFrom(input: Known, values: Float64Array, from: number, days: number): Float64Array {
  const first = from * perDay(input)
  return Float64Array.from({ length: days * perDay(input) }, (_, at) => values[first + at] ?? NaN)
}

function knownOf(input: Known, metric: Metric, from: number, days: number): Float64Array {
  const { today } = input
  const row = daysFrom(input, metric.values, from, days)
  if (from + days <= today || today < fewestDays) return row
  const begins = Math.max(from, today)
  const asked = { day: today, ahead: begins - today, days: from + days - begins }
  row.set(expectedFrom(input, metric, asked), (begins - from) * perDay(input))
  return row
}

function forecasts(input: SandboxInput, metric: Metric, from: number): Float64Array {
  const week = 7 * perDay(input)
  const row = new Float64Array(backtestWeeks * week).fill(NaN)
  for (let at = 0; at < backtestWeeks; at += 1) {
    const origin = from + at * 7
    if (origin >= fewestDays) row.set(expectedFrom(input, metric, { day: origin, days: 7 }), at * week)
  }
  return row
}

/** Days from `day` on, which is the first that is not known yet; `ahead` of them are left out. */
type Asked = { day: number; ahead?: number; days: number }

/** Nothing that came before the origin leaves nothing to expect. */
function expectedFrom(input: Known, metric: Metric, { day, days, ...asked }: Asked): Float64Array {
  const unknown = metric.values.subarray(0, day * perDay(input)).every((value) => Number.isNaN(value))
  if (unknown) return new Float64Array(days * perDay(input)).fill(NaN)
  const { series, options } = forecastInput(input, metric, day)
  return expectedOf(series, { ...options, ...asked, days }).values
}

/** A metric as forecasts take it, with what is known of its days before one. */
function forecastInput(input: Known, { id, values }: Metric, day: number) {
  const unusual = new Uint8Array(day)
  const special = input.special?.get(id)
  for (const one of [...input.holidays, ...(special?.unusual ?? [])])
    if (one >= 0 && one < day) unusual[one] = 1
  const series: Series = { values, slotsPerDay: perDay(input), unusual }
  const options = {
    ...{ origin: day * perDay(input), method: null, trendWeight: 0, firstWeekday: 1 },
    holidays: new Map(input.holidays.map((holiday) => [holiday, null])),
    factors: special?.factors ?? new Map<number, number>(),
  }
  return { series, options }
}
