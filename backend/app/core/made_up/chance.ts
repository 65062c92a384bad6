/** Deterministic chance: the same seed makes the same company on every machine (mulberry32). */
export function chance(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    /** Whole number in `[0, below)`. */
    below: (below: number): number => Math.floor(next() * below),
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]!,
    yes: (probability: number): boolean => next() < probability,
  }
}
export type Chance = ReturnType<typeof chance>
