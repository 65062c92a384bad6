import { HARD, type GridProblem, type Limit } from '../grid_model/grid_problem.ts'
import { growing, missing } from './kind_runs.ts'

/**
 * Days and weekends worked so far as one number, `days * weekendCounts + weekends`; the last count of each means "or
 * more", and what goes beyond it is paid as it comes.
 */
export type CountLimits = {
  readonly dayCounts: number
  readonly weekendCounts: number
  /** Cost of a day, and of a weekend, beyond the last count. */
  readonly overDay: number
  readonly overWeekend: number
  /** By count: what is missing at the end. */
  readonly short: Float64Array
  /** The count before the first day, and what it costs that the past alone went beyond the limits. */
  readonly start: number
  readonly startCost: number
}

export function countLimitsOf({ rules, history, days, weekends }: GridProblem, person: number): CountLimits {
  const { assignments: ofDays, weekends: ofWeekends } = rules[person]!
  const past = history[person]!
  const dayCounts = countsOf(ofDays, past.assignments + days)
  const weekendCounts = countsOf(ofWeekends, past.weekends + weekends)
  return {
    dayCounts,
    weekendCounts,
    overDay: growing(dayCounts - 1, ofDays),
    overWeekend: growing(weekendCounts - 1, ofWeekends),
    short: Float64Array.from(
      { length: dayCounts * weekendCounts },
      (_, count) =>
        missing(Math.floor(count / weekendCounts), ofDays) + missing(count % weekendCounts, ofWeekends)
    ),
    start:
      Math.min(past.assignments, dayCounts - 1) * weekendCounts + Math.min(past.weekends, weekendCounts - 1),
    startCost: above(ofDays, past.assignments) + above(ofWeekends, past.weekends),
  }
}

/** How many counts are distinguished: up to the maximum where it may bind, else up to the minimum. */
function countsOf({ min, max }: Limit, most: number): number {
  return 1 + (max < most ? Math.max(min, max) : Math.min(min, most))
}

/** What a count costs that the past alone has driven beyond the limit. */
function above({ max, over }: Limit, count: number): number {
  if (count <= max) return 0
  return over === HARD ? Infinity : (count - max) * over
}
