/** One person's days: the type of each day. */
export type Row = Uint8Array

/** Finds a person's cheapest row when covering a cell earns its price. */
export type RowPricer = {
  /**
   * No row of the person costs less than the number answered; `Infinity` when there is no row at all.
   * `row` is a row that keeps all rules, the cheapest one unless caps per type stand in the way; its first day is
   * `NO_ROW` when none was found although there may be some.
   *
   * @param prices what covering each cell earns
   * @param mask per cell, 1 where it is open at present; null: as the person's rules say
   */
  price(prices: Float64Array, mask: Uint8Array | null, row: Row): number
  /** What the row costs by the person's own wishes and soft rules. */
  ownCost(row: Row): number
}

/** On the first day of what should be a row: none was found. */
export const NO_ROW = 255
