/** How much of a shift a day column has room for. */
export type Density = 'card' | 'compact' | 'short' | 'block'

/** @param width of a day column in CSS pixels */
export function densityOf(width: number): Density {
  if (width >= 150) return 'card'
  if (width >= 90) return 'compact'
  if (width >= 54) return 'short'
  return 'block'
}

type ItemHeights = { card: number; band: number; gap: number }
const heights: Record<Density, ItemHeights> = {
  card: { card: 44, band: 26, gap: 3 },
  compact: { card: 26, band: 24, gap: 2 },
  short: { card: 24, band: 22, gap: 2 },
  block: { card: 22, band: 20, gap: 2 },
}
/** The person column alone needs this much. */
export const lowestRow: Record<Density, number> = { card: 54, compact: 48, short: 48, block: 44 }

/** Height of a row whose fullest cell holds these many cards and half-height items. */
export function rowHeightOf(density: Density, cards: number, small: number): number {
  const { card, band, gap } = heights[density]
  return Math.max(lowestRow[density], 8 + cards * (card + gap) + small * (band + gap))
}

/** Widths of the day columns: they share what the pinned columns leave, but never get too narrow to hit. */
export function dayWidthOf(available: number, days: number): number {
  const narrowest = days <= 14 ? 54 : 26
  return Math.max(narrowest, Math.floor(available / Math.max(1, days)))
}
