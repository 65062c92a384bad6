/** A shift over the slots `[from, until)`; in a cyclic row `until` may pass the end, into the next lap. */
export type Tile = { readonly from: number; readonly until: number }

/** Lengths and starts a shift may have, in slots of the need. */
export type TilingRules = {
  readonly minimumSlots: number
  readonly maximumSlots: number
  /** Shifts start at multiples of this many slots. */
  readonly startEverySlots: number
  /** Whether the last slot is followed by the first, as in a week that repeats. */
  readonly cyclic?: boolean
  /** 1 for slots in which a person may be at work; all, where not given. */
  readonly open?: ArrayLike<number>
}

/** What is to be avoided, in whole numbers. */
export type TilingPrices = {
  /** A person missing in a slot. */
  readonly under: number
  /** A person too many in a slot. */
  readonly over: number
  /** A shift, however long. */
  readonly shift: number
}

export type Tiling = {
  readonly tiles: readonly Tile[]
  /** Slots of all shifts together. */
  readonly workedSlots: number
  /** Slots with a need that no allowed shift reaches: they stay open whatever is done. */
  readonly unreachable: readonly number[]
  /** In the given prices, without the unreachable need. Proven to be the least. */
  readonly cost: number
}
