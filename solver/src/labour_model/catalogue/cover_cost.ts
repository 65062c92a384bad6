import type { Placement } from './placements.ts'

/** What a person missing in a slot costs, and one too many; whole numbers. */
type SlotPrices = { readonly under: number; readonly over: number }

export type CatalogueCover = {
  /** How often each placement is taken. */
  readonly counts: Int32Array
  readonly cost: number
  /** No choice costs less. Equals `cost` but where a time limit ended a search. */
  readonly bound: number
}

export type CatalogueRow = {
  readonly need: ArrayLike<number>
  readonly placements: readonly Placement[]
  readonly prices: SlotPrices
  readonly cyclic: boolean
}

/** The cost of a choice, from scratch. */
export function costOf(
  { need, placements, prices }: Omit<CatalogueRow, 'cyclic'>,
  counts: Int32Array
): number {
  const present = new Int32Array(need.length)
  let cost = 0
  for (const [place, { from, until, price }] of placements.entries()) {
    cost += price * counts[place]!
    for (let slot = from; slot < until; slot += 1) present[slot % need.length]! += counts[place]!
  }
  for (const [slot, people] of present.entries()) {
    const missing = need[slot]! - people
    cost += missing > 0 ? missing * prices.under : -missing * prices.over
  }
  return cost
}
