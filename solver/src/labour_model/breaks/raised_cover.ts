import { coverFirst } from '../tiling.ts'
import { tileExactly } from '../tiling/tile_exactly.ts'
import type { BreakTilingRules } from './break_rules.ts'
import { isBetter, presentWithBreaks, type BreakTile } from './break_tiling.ts'
import { placeBreaks } from './place_breaks.ts'

const ROUNDS = 40

/**
 * A cover with breaks in milliseconds: cover without breaks, the breaks put in, the need raised where a person is
 * missing then, and again until no one is. Good, not proven; also where a search for the best begins.
 */
export function raisedCover(need: ArrayLike<number>, rules: BreakTilingRules): BreakTile[] {
  const raised = Int32Array.from(need)
  let best: BreakTile[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { tiles } = tileExactly(raised, rules, coverFirst(raised, rules))
    const placed = placeBreaks(need, tiles, rules.breakRules)
    if (round === 0 || isBetter(placed, best, need, rules)) best = placed
    const present = presentWithBreaks(placed, need.length)
    let missing = false
    for (const [slot, people] of present.entries()) {
      if (people >= need[slot]!) continue
      raised[slot]! += 1
      missing = true
    }
    if (!missing) break
  }
  return best
}
