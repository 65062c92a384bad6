import { byItself, type ForecastChoice } from '../forecast/choice.ts'
import { forecastOf, plannedFor } from '../forecast/forecast.ts'
import type { Series } from '../forecast/series.ts'
import type { DayHours } from '../position/place_days.ts'

/** Of one metric, by day of the series. */
type SpecialDays = {
  /** Days that teach nothing about others, besides holidays. */
  readonly unusual: readonly number[]
  /** Events: what comes in proportion to a usual day. */
  readonly factors: ReadonlyMap<number, number>
}

/** What is known of a location's metrics. Days count from the first one of the series, which is a Monday. */
export type Known = {
  /** The first day that is not over. */
  readonly today: number
  readonly slotMinutes: number
  readonly hours: readonly DayHours[]
  /** Hours of days that differ from the week. */
  readonly exceptions: ReadonlyMap<number, readonly Omit<DayHours, 'weekday'>[]>
  /** In the series and the weeks after it. */
  readonly holidays: readonly number[]
  readonly special?: ReadonlyMap<string, SpecialDays>
  /** Of metrics that a planner decided about. */
  readonly choices?: ReadonlyMap<string, ForecastChoice>
  /** One value a slot; NaN where not known. */
  readonly metrics: ReadonlyMap<string, Float64Array>
}
export type Metric = { id: string; values: Float64Array }

/** Days without which nothing is forecast. */
export const fewestDays = 14

export const perDay = ({ slotMinutes }: Pick<Known, 'slotMinutes'>): number => 1440 / slotMinutes

/** Days from `day` on, which is the first that is not known yet; `ahead` of them are left out. */
type Asked = { day: number; ahead?: number; days: number }

/** What people are planned for. Nothing that came before the origin leaves nothing to expect. */
export function plannedFrom(input: Known, metric: Metric, { day, days, ...asked }: Asked): Float64Array {
  const unknown = metric.values.subarray(0, day * perDay(input)).every(Number.isNaN)
  if (unknown) return new Float64Array(days * perDay(input)).fill(NaN)
  const { series, options } = forecastInput(input, metric, day)
  const { percentile } = choiceOf(input, metric)
  return plannedFor(series, { ...options, ...asked, days }, percentile)
}

/** What a planner decided about a metric. */
export const choiceOf = ({ choices }: Known, { id }: Pick<Metric, 'id'>): ForecastChoice =>
  choices?.get(id) ?? byItself

/** A metric as forecasts take it, with what is known of its days before one. */
function forecastInput(input: Known, { id, values }: Metric, day: number) {
  const unusual = new Uint8Array(day)
  const special = input.special?.get(id)
  for (const one of [...input.holidays, ...(special?.unusual ?? [])])
    if (one >= 0 && one < day) unusual[one] = 1
  const series: Series = { values, slotsPerDay: perDay(input), unusual }
  const options = {
    ...{ origin: day * perDay(input), trendWeight: 0, firstWeekday: 1 },
    method: choiceOf(input, { id }).method,
    holidays: new Map(input.holidays.map((holiday) => [holiday, null])),
    factors: special?.factors ?? new Map<number, number>(),
  }
  return { series, options }
}

/** What comes lies between the two with a chance of 80 %; NaN where nothing is expected, as on days that are over. */
export type UnitsBand = { readonly lower: Float64Array; readonly upper: Float64Array }

/** The band of a metric in a row of days, by what came before today. */
export function bandOfMetric(input: Known, metric: Metric, from: number, days: number): UnitsBand {
  const row = () => new Float64Array(days * perDay(input)).fill(NaN)
  const band = { lower: row(), upper: row() }
  const { today } = input
  const known = metric.values.subarray(0, today * perDay(input))
  const begins = Math.max(from, today)
  if (begins >= from + days || today < fewestDays || known.every(Number.isNaN)) return band
  const { series, options } = forecastInput(input, metric, today)
  const { lower, upper } = forecastOf(series, {
    ...{ ...options, ahead: begins - today, days: from + days - begins },
  })
  const first = (begins - from) * perDay(input)
  band.lower.set(lower, first)
  band.upper.set(upper, first)
  return band
}
