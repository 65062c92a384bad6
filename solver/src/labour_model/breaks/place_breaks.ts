import type { Tile } from '../tiling/tile.ts'
import { breaksOf, type BreakRule } from './break_rules.ts'
import { presentWithBreaks, type Break, type BreakTile } from './break_tiling.ts'

const ROUNDS = 4

/**
 * Puts each break of given shifts where most people are to spare: one after the other, then each again until nothing
 * moves, since the later ones did not know of each other.
 */
export function placeBreaks(
  need: ArrayLike<number>,
  tiles: readonly Tile[],
  rules: readonly BreakRule[]
): BreakTile[] {
  const slots = need.length
  const present = presentWithBreaks(
    tiles.map((tile) => ({ ...tile, breaks: [] })),
    slots
  )
  const placed: { from: number; until: number; breaks: Break[] }[] = []
  for (const tile of tiles) {
    const breaks = breaksOf(tile.until - tile.from, rules).map((window) => {
      const from = bestStart(need, present, tile.from, window)
      take(present, from, window.durationSlots, 1)
      return { from, until: from + window.durationSlots, paid: window.paid }
    })
    placed.push({ ...tile, breaks })
  }
  for (let round = 0; round < ROUNDS && improve(need, present, placed, rules); round += 1);
  return placed
}

type Window = ReturnType<typeof breaksOf>[number]

function improve(
  need: ArrayLike<number>,
  present: Int32Array,
  tiles: { from: number; until: number; breaks: Break[] }[],
  rules: readonly BreakRule[]
): boolean {
  let moved = false
  for (const { from, until, breaks } of tiles) {
    for (const [place, window] of breaksOf(until - from, rules).entries()) {
      const was = breaks[place]!
      take(present, was.from, window.durationSlots, -1)
      const best = bestStart(need, present, from, window)
      const gains = harm(need, present, best, window) < harm(need, present, was.from, window)
      const start = gains ? best : was.from
      take(present, start, window.durationSlots, 1)
      breaks[place] = { from: start, until: start + window.durationSlots, paid: window.paid }
      moved ||= gains
    }
  }
  return moved
}

function bestStart(need: ArrayLike<number>, present: Int32Array, shiftFrom: number, window: Window): number {
  let best = shiftFrom + window.earliest
  for (let start = best + 1; start <= shiftFrom + window.latest; start += 1) {
    if (harm(need, present, start, window) < harm(need, present, best, window)) best = start
  }
  return best
}

/** Missing people weigh most, then slots that are left just enough: the next break should find the others. */
function harm(
  need: ArrayLike<number>,
  present: Int32Array,
  start: number,
  { durationSlots }: Window
): number {
  let harm = 0
  for (let slot = start; slot < start + durationSlots; slot += 1) {
    const at = slot % need.length
    const spare = present[at]! - need[at]!
    harm += spare <= 0 ? 100 : 1 / spare
  }
  return harm
}

function take(present: Int32Array, from: number, slots: number, people: number): void {
  for (let slot = from; slot < from + slots; slot += 1) present[slot % present.length]! -= people
}
