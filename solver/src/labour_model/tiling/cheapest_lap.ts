import type { DifferenceProgram, Levels } from '../flow/difference_program.ts'

type Point = { readonly lap: number; readonly levels: Levels; readonly cost: number; readonly slope: number }

/**
 * The number of shifts a lap that costs least, and the levels that go with it. The cost is convex in that number: steps
 * away from a guess, doubled each time, find one number on either side of the least; tangents there leave an ever smaller
 * range, and where they meet is the next to try. Each answer is the start of the next, so near ones are cheap.
 * @param most a number beyond which no more shifts can help
 */
export function cheapestLap(
  program: DifferenceProgram,
  { guess, most, shiftPrice }: { readonly guess: number; readonly most: number; readonly shiftPrice: number }
): Point {
  const pointAt = (lap: number): Point => {
    const levels = program.solve(lap)
    return { lap, levels, cost: levels.cost + shiftPrice * lap, slope: levels.slope + shiftPrice }
  }
  let low = pointAt(Math.min(guess, most))
  let high = low
  for (let step = 1; low.slope > 0 && low.lap > 0; step *= 2) {
    high = low
    low = pointAt(Math.max(0, high.lap - step))
  }
  for (let step = 1; high.slope < 0 && high.lap < most; step *= 2) {
    low = high
    high = pointAt(Math.min(most, low.lap + step))
  }
  if (low.slope >= 0) return low
  if (high.slope <= 0) return high
  return between(low, high, pointAt)
}

function between(left: Point, right: Point, pointAt: (lap: number) => Point): Point {
  let [low, high] = [left, right]
  while (high.lap - low.lap > 1) {
    const met =
      (high.cost - low.cost + low.slope * low.lap - high.slope * high.lap) / (low.slope - high.slope)
    const point = pointAt(Math.min(high.lap - 1, Math.max(low.lap + 1, Math.round(met))))
    if (point.slope === 0) return point
    if (point.slope < 0) low = point
    else high = point
  }
  return low.cost <= high.cost ? low : high
}
