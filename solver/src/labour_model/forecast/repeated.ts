import { slotsPerWeek, type ForecastMethod, type Series } from './series.ts'

type Row = {
  readonly origin: number
  /** The first slot wanted, from the origin on. */
  readonly first: number
  readonly slots: number
}

/**
 * A row of what a method says, however far ahead: every method says the same for each week from its origin on, so that
 * one week of it is all that is reckoned.
 */
export function repeatedFrom(
  series: Series,
  method: ForecastMethod,
  { origin, first, slots }: Row
): Float64Array {
  const week = slotsPerWeek(series)
  const one = method(series, origin, Math.min(week, first + slots))
  return Float64Array.from({ length: slots }, (_, place) => one[(first + place) % week]!)
}
