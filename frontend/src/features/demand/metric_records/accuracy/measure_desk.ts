import { staffingBacktest } from '@shiftloom/solver/labour_model/forecast/staffing_backtest'
import type { ForecastChoice } from '@shiftloom/solver/labour_model/forecast/choice'
import {
  errorsOfMethods,
  measuredForecast,
  type MeasuredForecast,
} from '@shiftloom/solver/labour_model/forecast/measured'
import type { MethodName } from '@shiftloom/solver/labour_model/forecast/methods'
import type { Series } from '@shiftloom/solver/labour_model/forecast/series'
import type { DaysOfPlace } from '@shiftloom/solver/labour_model/position/place_days'
import { needOfPosition, type StaffingRule } from '@shiftloom/solver/labour_model/position/staffing_rule'

export const measuredWeeks = 8
const quarter = 15

/** A metric of a location as it is measured. Days count from the first of the series, a Monday. */
export type Measuring = {
  metricId: string
  /** One value a quarter of an hour; NaN where not known. */
  values: Float64Array
  /** As its records are apart: a whole number of quarters. */
  recordMinutes: number
  isLevel: boolean
  unusual: number[]
  factors: Map<number, number>
  holidays: number[]
  /** How it is forecast, and what people are planned for. */
  choice: ForecastChoice
  /** Rules of each position that go by the metric. */
  positions: { rules: StaffingRule[]; combination: 'sum' | 'maximum'; smoothed: boolean }[]
  /** The days that are measured, in quarter hours. */
  place: DaysOfPlace
}
export type Measured = MeasuredForecast & {
  metricId: string
  stepMinutes: number
  /** People too many or too few, on average over the known time; null where no rule goes by the metric. */
  staffingError: number | null
  /** Of each method there is, by itself; null where nothing came. */
  errors: Map<MethodName, number | null>
}

/** What the accuracy page shows, as the worker reckons it. */
export class MeasureDesk {
  measure(asked: Measuring): Measured {
    const stepMinutes = asked.recordMinutes
    const series = seriesOf(asked)
    const days = asked.values.length / (1440 / quarter)
    const options = {
      until: (days - (days % 7)) * series.slotsPerDay,
      weeks: measuredWeeks,
      holidays: new Map(asked.holidays.map((day) => [day, null])),
      factors: asked.factors,
      firstWeekday: 1,
    }
    const made = measuredForecast(series, { ...options, choice: asked.choice })
    const errors = errorsOfMethods(series, options)
    return {
      ...made,
      metricId: asked.metricId,
      stepMinutes,
      errors,
      staffingError: staffingErrorOf(asked, made),
    }
  }
}

/** One value a record: quarters of an hour together, added up or averaged. */
function seriesOf({ values, recordMinutes, isLevel, unusual, holidays }: Measuring): Series {
  const parts = recordMinutes / quarter
  const row = Float64Array.from({ length: Math.floor(values.length / parts) }, (_, at) => {
    const sum = values.subarray(at * parts, (at + 1) * parts).reduce((whole, value) => whole + value, 0)
    return isLevel ? sum / parts : sum
  })
  const slotsPerDay = 1440 / recordMinutes
  const marked = new Set([...unusual, ...holidays])
  const days = row.length / slotsPerDay
  return {
    ...{ values: row, slotsPerDay },
    unusual: Uint8Array.from({ length: days }, (_, day) => (marked.has(day) ? 1 : 0)),
  }
}

/** Of all positions together, in quarter hours, as they are planned. A day's total says nothing about its hours. */
function staffingErrorOf(
  { metricId, recordMinutes, isLevel, positions, place }: Measuring,
  { planned, actual }: MeasuredForecast
): number | null {
  if (positions.length === 0 || recordMinutes === 1440) return null
  const parts = recordMinutes / quarter
  const quarters = (row: Float64Array) =>
    Float64Array.from(
      { length: row.length * parts },
      (_, at) => row[Math.floor(at / parts)]! / (isLevel ? 1 : parts)
    )
  const rows = { forecast: quarters(planned), actual: quarters(actual) }
  const known = rows.forecast.filter((value, at) => !Number.isNaN(value + rows.actual[at]!)).length
  if (known === 0) return null
  const hours = positions.map(({ rules, combination, smoothed }) => {
    const peopleFor = (units: Float64Array) =>
      needOfPosition(rules, new Map([[metricId, units]]), place, { combination, smoothed }).people
    const { underHours, overHours } = staffingBacktest(rows, peopleFor, quarter)
    return underHours + overHours
  })
  return hours.reduce((sum, one) => sum + one, 0) / ((known * quarter) / 60)
}
