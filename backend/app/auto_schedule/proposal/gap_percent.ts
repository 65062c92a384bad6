/**
 * How far a plan is from the best possible one, at most: 0 to 100, one decimal, rounded up so that it never promises
 * too much.
 *
 * @param lowerBound no plan scores less; `null` if nothing is proved
 */
export function gapPercent(score: number, lowerBound: number | null): number | null {
  if (lowerBound === null) return null
  if (score <= 0) return 0
  const percent = (100 * (score - lowerBound)) / score
  // What is left of 0.1 + 0.2 must not become a tenth more.
  return Math.min(100, Math.max(0, Math.ceil(percent * 10 - 1e-6) / 10))
}
