import { paidSlotsOf, type BreakRule, type BreakTilingRules } from './break_rules.ts'

/** A break over the slots `[from, until)`. */
export type Break = { readonly from: number; readonly until: number; readonly paid: boolean }

/** A shift with its breaks; in a cyclic row both may pass the end. */
export type BreakTile = { readonly from: number; readonly until: number; readonly breaks: readonly Break[] }

export type BreakTiling = {
  readonly tiles: readonly BreakTile[]
  readonly paidSlots: number
  /** No cover of the need has fewer paid slots. */
  readonly bound: number
  /** People missing in all slots together, where no allowed shift reaches the need. */
  readonly missing: number
}

/** People at work in each slot, those on a break not counted. */
export function presentWithBreaks(tiles: readonly BreakTile[], slots: number): Int32Array {
  const present = new Int32Array(slots)
  const add = (from: number, until: number, people: number): void => {
    for (let slot = from; slot < until; slot += 1) present[slot % slots]! += people
  }
  for (const { from, until, breaks } of tiles) {
    add(from, until, 1)
    for (const pause of breaks) add(pause.from, pause.until, -1)
  }
  return present
}

export const paidSlotsIn = (tiles: readonly BreakTile[], rules: readonly BreakRule[]): number =>
  tiles.reduce((sum, { from, until }) => sum + paidSlotsOf(until - from, rules), 0)

export function missingPeople(need: ArrayLike<number>, tiles: readonly BreakTile[]): number {
  const present = presentWithBreaks(tiles, need.length)
  return present.reduce((sum, people, slot) => sum + Math.max(0, need[slot]! - people), 0)
}

/** The better of two: fewer people missing, then fewer paid slots, then fewer shifts. */
export function isBetter(
  one: readonly BreakTile[],
  other: readonly BreakTile[],
  need: ArrayLike<number>,
  { breakRules }: BreakTilingRules
): boolean {
  const ranks = [one, other].map((tiles) => [
    missingPeople(need, tiles),
    paidSlotsIn(tiles, breakRules),
    tiles.length,
  ])
  const differs = ranks[0]!.findIndex((rank, place) => rank !== ranks[1]![place])
  return differs >= 0 && ranks[0]![differs]! < ranks[1]![differs]!
}
