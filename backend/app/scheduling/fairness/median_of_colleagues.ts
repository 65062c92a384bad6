import { partsOf, shownParts } from '#app/scheduling/fairness/fair_parts'
import { fewestInMedian, type LedgerFigures, type LedgerMedian } from '#contracts/fairness'

/**
 * Medians of colleagues who owe hours, for as many hours as the reader owes; `null` with fewer than four of them, or
 * for a reader who owes none. Shares are those of colleagues who asked for something, and need as many of them.
 */
export function medianOfColleagues(
  own: Pick<LedgerFigures, 'normMinutes'>,
  colleagues: readonly LedgerFigures[]
): LedgerMedian | null {
  if (own.normMinutes === 0 || colleagues.length < fewestInMedian) return null
  const perMinute = (valueOf: (figures: LedgerFigures) => number): number =>
    own.normMinutes * medianOf(colleagues.map((figures) => valueOf(figures) / figures.normMinutes))
  return {
    ...shownParts(partsOf((kind) => perMinute((figures) => figures[kind]))),
    plannedMinutes: Math.round(perMinute(({ plannedMinutes }) => plannedMinutes)),
    wishesGrantedShare: medianShare(colleagues, ({ wishes, wishesGranted }) => [wishesGranted, wishes]),
    requestsRefusedShare: medianShare(colleagues, ({ requests, requestsRefused }) => [
      requestsRefused,
      requests,
    ]),
  }
}

function medianShare(
  figures: readonly LedgerFigures[],
  partOf: (figures: LedgerFigures) => [part: number, whole: number]
): number | null {
  const shares = figures.map(partOf).filter(([, whole]) => whole > 0)
  return shares.length < fewestInMedian ? null : medianOf(shares.map(([part, whole]) => part / whole))
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
