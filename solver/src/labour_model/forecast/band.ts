import type { Backtest } from './backtest.ts'

/** How far what comes may lie from a forecast. */
export type Band = {
  /** Errors of forecasts of about this size, ascending. */
  readonly errorsNear: (forecast: number) => Float64Array
  /** The value that what comes stays below with that chance, 0 to 1; never below 0. */
  readonly valueAt: (forecast: number, chance: number) => number
}

/** Errors looked at for one value: those of forecasts of about the same size, for large values err by more. */
const NEAREST_SHARE = 0.2
const FEWEST = 30

/** From the errors of a backtest; without any the forecast itself is all that is known. */
export function bandOf({ forecast, actual }: Backtest): Band {
  const known = [...forecast.keys()].filter((at) => !Number.isNaN(forecast[at]! + actual[at]!))
  known.sort((a, b) => forecast[a]! - forecast[b]!)
  const sizes = Float64Array.from(known, (at) => forecast[at]!)
  const errors = Float64Array.from(known, (at) => actual[at]! - forecast[at]!)
  const width = Math.min(known.length, Math.max(FEWEST, Math.round(known.length * NEAREST_SHARE)))
  // Neighbouring values share their errors: sorting them again for each would be most of the work.
  const step = Math.max(1, width >> 3)
  const sorted = new Map<number, Float64Array>()
  const errorsNear = (value: number): Float64Array => {
    const middle = placeIn(sizes, value)
    const exact = Math.min(sizes.length - width, Math.max(0, middle - (width >> 1)))
    const from = exact - (exact % step)
    const found = sorted.get(from) ?? errors.slice(from, from + width).sort()
    sorted.set(from, found)
    return found
  }
  return {
    errorsNear,
    valueAt: (value, chance) =>
      width === 0 ? value : Math.max(0, value + quantile(errorsNear(value), chance)),
  }
}

function placeIn(sorted: Float64Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** @param sorted ascending, not empty */
export function quantile(sorted: Float64Array, chance: number): number {
  const place = chance * (sorted.length - 1)
  const below = Math.floor(place)
  const above = Math.min(sorted.length - 1, below + 1)
  return sorted[below]! + (place - below) * (sorted[above]! - sorted[below]!)
}
