import type { Tile } from '../tiling/tile.ts'

/** An open shift there is, in slots; its id stays with it. */
export type OpenShift = Tile & { readonly entryId: string }
export type Kept = {
  readonly keptIds: readonly string[]
  readonly obsoleteIds: readonly string[]
  readonly added: readonly Tile[]
}

/**
 * Which open shifts stay beside the best new ones. Between two moments that no shift crosses, those there are stay all
 * together where they cover the need as well with as few hours; else those stay that the best choice has as well.
 */
export function keepShifts(need: ArrayLike<number>, best: readonly Tile[], open: readonly OpenShift[]): Kept {
  const parts = partsOf([...best, ...open])
  const kept: string[] = []
  const obsolete: string[] = []
  const added: Tile[] = []
  for (const part of parts) {
    const isIn = ({ from }: Tile): boolean => from >= part.from && from < part.until
    const [ours, theirs] = [best.filter(isIn), open.filter(isIn)]
    if (theirs.length > 0 && isNotWorse(need, part, theirs, ours)) {
      kept.push(...theirs.map(({ entryId }) => entryId))
      continue
    }
    const left = [...theirs]
    for (const tile of ours) {
      const same = left.findIndex(({ from, until }) => from === tile.from && until === tile.until)
      if (same < 0) added.push(tile)
      else kept.push(...left.splice(same, 1).map(({ entryId }) => entryId))
    }
    obsolete.push(...left.map(({ entryId }) => entryId))
  }
  return { keptIds: kept, obsoleteIds: obsolete, added }
}

/** Stretches that shifts cover without a gap between them. */
function partsOf(shifts: readonly Tile[]): Tile[] {
  const parts: { from: number; until: number }[] = []
  for (const { from, until } of [...shifts].sort((a, b) => a.from - b.from)) {
    const last = parts.at(-1)
    if (last && from < last.until) last.until = Math.max(last.until, until)
    else parts.push({ from, until })
  }
  return parts
}

function isNotWorse(need: ArrayLike<number>, part: Tile, a: readonly Tile[], b: readonly Tile[]): boolean {
  const [missingA, missingB] = [a, b].map((shifts) => missingIn(need, part, shifts))
  const [hoursA, hoursB] = [a, b].map((all) => all.reduce((sum, { from, until }) => sum + until - from, 0))
  return missingA! < missingB! || (missingA === missingB && hoursA! <= hoursB!)
}

function missingIn(need: ArrayLike<number>, part: Tile, shifts: readonly Tile[]): number {
  let missing = 0
  for (let slot = Math.max(0, part.from); slot < Math.min(need.length, part.until); slot += 1) {
    const there = shifts.filter(({ from, until }) => from <= slot && slot < until).length
    missing += Math.max(0, need[slot]! - there)
  }
  return missing
}
