import type { Tile, TilingRules } from './tile.ts'

/** Every single shift that the rules allow in a row, by start and length. */
export function allowedShifts(slots: number, rules: TilingRules): Tile[] {
  const { minimumSlots, maximumSlots, startEverySlots, cyclic, open } = rules
  const shifts: Tile[] = []
  for (let from = 0; from < slots; from += startEverySlots) {
    const most = Math.min(maximumSlots, cyclic ? slots : slots - from)
    for (let length = 1; length <= most; length += 1) {
      if (open && open[(from + length - 1) % slots] !== 1) break
      if (length >= minimumSlots) shifts.push({ from, until: from + length })
    }
  }
  return shifts
}
