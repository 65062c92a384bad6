import type { DifferenceProgram, Levels } from '../flow/difference_program.ts'

type Point = { readonly lap: number; readonly levels: Levels; readonly cost: number; readonly slope: number }

/**
 * The number of shifts a lap that costs least, and the levels that go with it. The cost is convex in that number, so tangents
 * on either side leave an ever smaller range; where they meet, rounded either way, is the next to try.
 * @param most a number beyond which no more shifts can help
 */
export function cheapestLap(program: DifferenceProgram, most: number, shiftPrice: number): Point {
  const pointAt = (lap: number): Point => {
    const levels = program.solve(lap)
    return { lap, levels, cost: levels.cost + shiftPrice * lap, slope: levels.slope + shiftPrice }
  }
  let low = pointAt(0)
  if (low.slope >= 0 || most === 0) return low
  let high = pointAt(most)
  if (high.slope <= 0) return high
  while (high.lap - low.lap > 1) {
    const met =
      (high.cost - low.cost + low.slope * low.lap - high.slope * high.lap) / (low.slope - high.slope)
    const lap = Math.min(high.lap - 1, Math.max(low.lap + 1, Math.round(met)))
    const point = pointAt(lap)
    if (point.slope === 0) return point
    if (point.slope < 0) low = point
    else high = point
  }
  return low.cost <= high.cost ? low : high
}
