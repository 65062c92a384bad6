import type { TilingPrices, TilingRules } from '../tiling/tile.ts'

/** The least cost of any set of shifts, by trying them all: for tiny rows only. */
export function leastCostByTrying(need: readonly number[], rules: TilingRules, prices: TilingPrices): number {
  const shifts = allowedShifts(need.length, rules)
  const most = Math.max(...need)
  const present = new Array<number>(need.length).fill(0)
  let best = Infinity
  const tryFrom = (place: number, count: number): void => {
    if (place === shifts.length) {
      best = Math.min(best, count * prices.shift + mismatch(need, present, prices))
      return
    }
    for (let times = 0; times <= most; times += 1) {
      tryFrom(place + 1, count + times)
      for (const slot of shifts[place]!) present[slot]! += 1
    }
    for (const slot of shifts[place]!) present[slot]! -= most + 1
  }
  tryFrom(0, 0)
  return best
}

/** The slots of every single shift the rules allow. */
export function allowedShifts(slots: number, rules: TilingRules): number[][] {
  const shifts: number[][] = []
  for (let from = 0; from < slots; from += rules.startEverySlots) {
    for (let length = rules.minimumSlots; length <= Math.min(rules.maximumSlots, slots); length += 1) {
      if (!rules.cyclic && from + length > slots) continue
      const covered = Array.from({ length }, (_, at) => (from + at) % slots)
      if (covered.every((slot) => !rules.open || rules.open[slot] === 1)) shifts.push(covered)
    }
  }
  return shifts
}

const mismatch = (
  need: readonly number[],
  present: readonly number[],
  { under, over }: TilingPrices
): number =>
  need.reduce(
    (sum, people, slot) =>
      sum + under * Math.max(0, people - present[slot]!) + over * Math.max(0, present[slot]! - people),
    0
  )
