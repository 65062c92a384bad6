/** How far forecasts were from what came; null where what came was nothing. Cells that are not known count nowhere. */
export type Accuracy = {
  /** Sum of absolute errors in proportion to what came. */
  readonly wape: number | null
  /** Positive when forecast too high. */
  readonly bias: number | null
  /** Absolute errors in proportion to those of another forecast; below 1 is better than it. */
  readonly mase: number | null
  readonly cells: number
}

/** @param reference another forecast of the same cells, usually seasonal naive */
export function accuracyOf(
  actual: ArrayLike<number>,
  forecast: ArrayLike<number>,
  reference: ArrayLike<number>
): Accuracy {
  const total = { actual: 0, error: 0, signed: 0, reference: 0, cells: 0 }
  for (let at = 0; at < actual.length; at += 1) {
    const [came, expected, other] = [actual[at]!, forecast[at]!, reference[at]!]
    if (Number.isNaN(came) || Number.isNaN(expected) || Number.isNaN(other)) continue
    total.actual += came
    total.error += Math.abs(came - expected)
    total.signed += expected - came
    total.reference += Math.abs(came - other)
    total.cells += 1
  }
  const over = (sum: number, whole: number): number | null => (whole > 0 ? sum / whole : null)
  return {
    wape: over(total.error, total.actual),
    bias: over(total.signed, total.actual),
    mase: over(total.error, total.reference),
    cells: total.cells,
  }
}

/** Mean of the people too many or too few that a forecast would have planned. @param peopleFor people for a value */
export function staffingError(
  actual: ArrayLike<number>,
  forecast: ArrayLike<number>,
  peopleFor: (units: number) => number
): number {
  let sum = 0
  let cells = 0
  for (let at = 0; at < actual.length; at += 1) {
    if (Number.isNaN(actual[at]) || Number.isNaN(forecast[at])) continue
    sum += Math.abs(peopleFor(forecast[at]!) - peopleFor(actual[at]!))
    cells += 1
  }
  return cells === 0 ? 0 : sum / cells
}
