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
 * Cuts a need for people into contiguous shifts that cover it wholly. The first open slot is covered by a shift that starts
 * there, or earlier where the grid or the end of the day wants it, and lasts as long as it wastes nothing more than the
 * shortest one would; so few shifts are made. A need that no allowed shift can reach is left open.
 */
export function tile(need: readonly number[], rules: TilingRules): Tile[] {
  const left = [...need]
  const tiles: Tile[] = []
  for (let slot = 0; slot < left.length;) {
    const next = left[slot]! > 0 ? tileOver(left, slot, rules) : null
    if (!next) {
      slot += 1
      continue
    }
    for (let covered = next.from; covered < next.until; covered += 1) left[covered]! -= 1
    tiles.push(next)
  }
  return tiles
}

function tileOver(left: readonly number[], slot: number, rules: TilingRules): Tile | null {
  const from = latestStart(left.length, slot, rules)
  if (from < 0 || slot - from >= rules.maximumSlots) return null
  let until = Math.max(slot + 1, from + rules.minimumSlots)
  while (until < left.length && until - from < rules.maximumSlots && left[until]! > 0) until += 1
  return { from, until }
}

/** The latest allowed start that is not after `slot` and leaves room for the shortest shift. */
function latestStart(slots: number, slot: number, { minimumSlots, startEverySlots }: TilingRules): number {
  const latest = Math.min(slot, slots - minimumSlots)
  return Math.floor(latest / startEverySlots) * startEverySlots
}
