import type { LpEngine } from '../../lp/lp_model.ts'
import { breakModel } from './break_model.ts'
import type { BreakTilingRules } from './break_rules.ts'
import { isBetter, paidSlotsIn, presentWithBreaks, type BreakTile } from './break_tiling.ts'

export type WindowSearch = {
  readonly engine: LpEngine
  /** For all windows together. */
  readonly limitMs: number
  readonly relativeGap: number
  /** A cover with as few paid slots as this needs no more improving. */
  readonly goodEnough: number
}

/** Windows of this many longest shifts, each beginning half a window after the one before. */
const SHIFTS_PER_WINDOW = 2
const PASSES = 2

const windowLength = ({ maximumSlots }: BreakTilingRules): number => SHIFTS_PER_WINDOW * maximumSlots

/** Whether a row is better searched in parts. */
export const isLongRow = (need: ArrayLike<number>, rules: BreakTilingRules): boolean =>
  need.length >= 2 * windowLength(rules)

/**
 * Lays the shifts that begin in one part of the row again, the others staying as they are, part after part. A long row, such as
 * a week, is too much for one search, but its days hardly know of each other.
 */
export function improveByWindows(
  need: ArrayLike<number>,
  rules: BreakTilingRules,
  tiles: readonly BreakTile[],
  { engine, limitMs, relativeGap, goodEnough }: WindowSearch
): readonly BreakTile[] {
  const slots = need.length
  const length = windowLength(rules)
  const steps = Math.ceil((PASSES * slots * 2) / length)
  let best = tiles
  for (let window = 0; window < steps; window += 1) {
    if (paidSlotsIn(best, rules.breakRules) <= goodEnough) break
    const begin = Math.round((window * length) / 2)
    const isFree = (slot: number): boolean => (((slot - begin) % slots) + slots) % slots < length
    const kept = best.filter(({ from }) => !isFree(from))
    const freed = best.filter(({ from }) => isFree(from))
    const present = presentWithBreaks(kept, slots)
    const left = Int32Array.from(present, (people, slot) => Math.max(0, need[slot]! - people))
    const { model, valuesOf, tilesOf } = breakModel(left, rules, isFree)
    const options = { limitMs: limitMs / steps, relativeGap: relativeGap / 2, start: valuesOf(freed) }
    const { values } = engine.solve(model, options)
    const found = values.length > 0 ? [...kept, ...tilesOf(values)] : best
    if (isBetter(found, best, need, rules)) best = found
  }
  return best
}
