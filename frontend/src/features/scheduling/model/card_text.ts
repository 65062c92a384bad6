/** Widths of what stands in times, in parts of the font's size; bold, and digits as wide as each other. */
const widths: Record<string, number> = { ':': 0.3, '–': 0.62, '→': 0.9, ' ': 0.28, '\u00a0': 0.28 }
const ordinary = 0.63

/** About how wide a text of times is, in CSS pixels. */
export const widthOf = (text: string, fontPx: number): number =>
  [...text].reduce((sum, sign) => sum + (widths[sign] ?? ordinary), 0) * fontPx

/** The first of these texts that fits whole; null when none does. */
export const thatFits = (texts: readonly string[], room: number, fontPx: number): string | null =>
  texts.find((text) => widthOf(text, fontPx) <= room) ?? null
