import { knownMean } from './methods.ts'
import { isUsual, slotsPerWeek, type Series } from './series.ts'

/**
 * What stands in where a time of the week has hardly any history: whatever is known of it, however old; else the mean of
 * that time on all days, else of all values, else 0.
 */
export function usualDay(series: Series, origin: number, slot: number): number {
  const known = (every: number): number => meanOfEvery(series, origin, slot, every)
  const found = [slotsPerWeek(series), series.slotsPerDay, 1].map(known).find((mean) => !Number.isNaN(mean))
  return found ?? 0
}

/** Mean of the usual values before the origin that lie a multiple of `every` slots from a slot. */
function meanOfEvery(series: Series, origin: number, slot: number, every: number): number {
  const first = slot % every
  const count = Math.max(0, Math.ceil((origin - first) / every))
  return knownMean(
    Float64Array.from({ length: count }, (_, place) => {
      const at = first + place * every
      return isUsual(series, at) ? series.values[at]! : NaN
    })
  )
}
