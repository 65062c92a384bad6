/** What the planned hours bring and cost. */
export type Productivity = {
  /** Units of a metric for each planned hour; null without hours. */
  readonly unitsPerLabourHour: number | null
  /** Labour cost as a part of sales, 0.25 for a quarter; null without sales. */
  readonly costShareOfSales: number | null
}

/** @param costMinor and @param salesMinor in minor units of one currency */
export const productivityOf = (
  units: number,
  labourHours: number,
  costMinor: number,
  salesMinor: number
): Productivity => ({
  unitsPerLabourHour: labourHours > 0 ? units / labourHours : null,
  costShareOfSales: salesMinor > 0 ? costMinor / salesMinor : null,
})
