import type { Tile } from './tiling.ts'

export type Coverage = {
  /** Covered share of the need, 0 to 1; 1 when nothing is needed. */
  readonly share: number
  readonly underSlots: number
  readonly overSlots: number
}

/** People at work in each of `slots` slots. */
export function presenceOf(tiles: readonly Tile[], slots: number): number[] {
  const present = new Array<number>(slots).fill(0)
  for (const { from, until } of tiles) for (let slot = from; slot < until; slot += 1) present[slot]! += 1
  return present
}

/** How well presence meets need, slot by slot. */
export function coverageOf(need: readonly number[], present: readonly number[]): Coverage {
  const sum = (of: (slot: number) => number): number => need.reduce((total, _, slot) => total + of(slot), 0)
  const needed = sum((slot) => need[slot]!)
  const met = sum((slot) => Math.min(need[slot]!, present[slot]!))
  return {
    share: needed === 0 ? 1 : met / needed,
    underSlots: needed - met,
    overSlots: sum((slot) => Math.max(0, present[slot]! - need[slot]!)),
  }
}
