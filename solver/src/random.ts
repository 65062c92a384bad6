/**
 * A small seeded generator (mulberry32): the same seed gives the same numbers everywhere.
 *
 * Source: T. Ettinger, mulberry32, 2017, in the public domain.
 */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  /** A number in `[0, 1)`. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number in `[0, below)`. */
  below(below: number): number {
    return Math.floor(this.next() * below)
  }

  /** True with the given probability, 0 to 1. */
  yes(probability: number): boolean {
    return this.next() < probability
  }

  /** One of the items; the list must not be empty. */
  pick<T>(items: ArrayLike<T>): T {
    return items[this.below(items.length)]!
  }

  /** Puts the items into a drawn order, in place. */
  shuffle<Items extends number[] | Int32Array>(items: Items): Items {
    for (let last = items.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1)
      const taken = items[last]!
      items[last] = items[other]!
      items[other] = taken
    }
    return items
  }
}
