/** Lengths and starts a shift may have, in slots of the headcount. */
export type TilingRules = {
  readonly minimumSlots: number
  readonly maximumSlots: number
  /** Shifts start at multiples of this many slots. */
  readonly startEverySlots: number
}

/** A shift over the slots `[from, until)`. */
export type Tile = { readonly from: number; readonly until: number }

/**
 * Cuts a need for people into contiguous shifts that cover it wholly: each time the first open slot is covered by the
 * shift that wastes least, then by the longest one, so that few shifts are made. Where the allowed starts or the end of
 * the day leave no room for a shift, it starts earlier; a need that no allowed shift can reach is left open.
 */
export function tile(need: readonly number[], rules: TilingRules): Tile[] {
  const left = [...need]
  const tiles: Tile[] = []
  for (let slot = 0; slot < left.length;) {
    const best = left[slot]! > 0 ? bestTileOver(left, slot, rules) : null
    if (!best) {
      slot += 1
      continue
    }
    for (let covered = best.from; covered < best.until; covered += 1) left[covered]! -= 1
    tiles.push(best)
  }
  return tiles
}

function bestTileOver(left: readonly number[], slot: number, rules: TilingRules): Tile | null {
  let best: Tile | null = null
  let bestWaste = Infinity
  const { minimumSlots, maximumSlots, startEverySlots } = rules
  for (
    let from = slot - (slot % startEverySlots);
    from >= 0 && slot - from < maximumSlots;
    from -= startEverySlots
  ) {
    for (let length = minimumSlots; length <= maximumSlots && from + length <= left.length; length += 1) {
      const until = from + length
      if (until <= slot) continue
      const waste = wasteOf(left, from, until)
      const longer = best === null || length > best.until - best.from
      if (waste < bestWaste || (waste === bestWaste && longer)) {
        best = { from, until }
        bestWaste = waste
      }
    }
  }
  return best
}

/** Slots of a shift in which nobody more is needed. */
function wasteOf(left: readonly number[], from: number, until: number): number {
  let waste = 0
  for (let slot = from; slot < until; slot += 1) if (left[slot]! <= 0) waste += 1
  return waste
}
