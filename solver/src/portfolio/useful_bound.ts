/** Of the cost, what a bound must prove to be shown. */
const USEFUL = 0.5

/**
 * A bound worth showing beside a cost, null otherwise: one far below says nothing of how good a roster is.
 * @param cost null while there is no roster
 */
export const usefulBound = (cost: number | null, bound: number): number | null =>
  bound > -Infinity && (cost === null || bound >= USEFUL * cost) ? bound : null
