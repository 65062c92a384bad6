/** How much of a shift a day column has room for. */
export type Density = 'card' | 'compact' | 'short' | 'block'

/** @param width of a day column in CSS pixels */
export function densityOf(width: number): Density {
  if (width >= 150) return 'card'
  if (width >= 90) return 'compact'
  if (width >= 44) return 'short'
  return 'block'
}

type ItemHeights = { card: number; band: number; gap: number }
const heights: Record<Density, ItemHeights> = {
  card: { card: 44, band: 26, gap: 3 },
  compact: { card: 34, band: 24, gap: 2 },
  short: { card: 32, band: 22, gap: 2 },
  block: { card: 30, band: 20, gap: 2 },
}
/** What the mark of an availability needs below the shifts, so that it lies over none of them. */
const markHeight = 10
/** One position of the folded row of unassigned shifts. */
const lineHeight = 20
const lineGap = 2
/** The person column alone needs this much. */
export const lowestRow: Record<Density, number> = { card: 54, compact: 44, short: 44, block: 44 }

/** Height of a row whose fullest cell holds these many cards and half-height items; `marked` when one has a mark below. */
export function rowHeightOf(density: Density, cards: number, small: number, marked = false): number {
  const { card, band, gap } = heights[density]
  const mark = marked ? markHeight : 0
  return Math.max(lowestRow[density], 8 + cards * (card + gap) + small * (band + gap) + mark)
}

/** Height of the row of unassigned shifts, folded into one line for each position. */
export const foldedHeightOf = (density: Density, lines: number): number =>
  Math.max(lowestRow[density], 8 + lines * (lineHeight + lineGap))

/**
 * Widths of the day columns: they share what the pinned columns leave, but never get too narrow to hit.
 *
 * @param mustFit every day is to be seen at once
 */
export function dayWidthOf(available: number, days: number, mustFit = false): number {
  const narrowest = days <= 14 && !mustFit ? 54 : 26
  return Math.max(narrowest, Math.floor(available / Math.max(1, days)))
}
