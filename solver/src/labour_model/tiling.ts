import { tileExactly } from './tiling/tile_exactly.ts'
import type { Tile, Tiling, TilingPrices, TilingRules } from './tiling/tile.ts'

export type { Tile, Tiling, TilingRules } from './tiling/tile.ts'

/**
 * Prices that put covering the need before anything, then the fewest hours, then the fewest shifts at that total: one more
 * person in a slot costs more than all shifts there could be, one missing more than the longest shift.
 */
export function coverFirst(need: ArrayLike<number>, { maximumSlots }: TilingRules): TilingPrices {
  let mostShifts = 0
  for (let slot = 0; slot < need.length; slot += 1) mostShifts += need[slot]!
  const over = mostShifts + 1
  return { under: (maximumSlots + 1) * over, over, shift: 1 }
}

/** Shifts that cover a need with the fewest hours possible, and the fewest shifts at that total. */
export const coverWithShifts = (need: ArrayLike<number>, rules: TilingRules): Tiling =>
  tileExactly(need, rules, coverFirst(need, rules))

/** The shifts of `coverWithShifts` alone. A need that no allowed shift can reach is left open. */
export const tile = (need: readonly number[], rules: TilingRules): readonly Tile[] =>
  coverWithShifts(need, rules).tiles
