import type { TilingRules } from './tile.ts'

/** 1 for each slot that some allowed shift covers. */
export function reachableSlots(slots: number, rules: TilingRules): Uint8Array {
  const reachable = new Uint8Array(slots)
  for (let start = 0; start < slots; start += rules.startEverySlots) {
    const length = longestFrom(start, slots, rules)
    if (length < rules.minimumSlots) continue
    for (let slot = start; slot < start + length; slot += 1) reachable[slot % slots] = 1
  }
  return reachable
}

function longestFrom(start: number, slots: number, { maximumSlots, cyclic, open }: TilingRules): number {
  const most = Math.min(maximumSlots, cyclic ? slots : slots - start)
  let length = 0
  while (length < most && (!open || open[(start + length) % slots] === 1)) length += 1
  return length
}
