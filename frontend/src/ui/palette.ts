/** Fourteen category colours, slots 0 to 13; text is never written on them, so they only need to differ from each other. */
const palette = [
  '#3e7bfa', '#12a594', '#e5484d', '#f2a60d', '#8e4ec6', '#0090ff', '#30a46c',
  '#d6409f', '#a18072', '#f76b15', '#5b5bd6', '#7ca300', '#00a2c7', '#7f8ca3',
] as const // prettier-ignore

export const paletteSize = palette.length
export const noColour = '#7f8ca3'

/** `color` is a slot of the palette, `ownColor` what is shown instead of it. */
type Coloured = { color: number | null; ownColor?: string | null }

/** The colour of a position; grey without one. */
export const colourOf = (position: Coloured | null | undefined): string =>
  position?.ownColor ?? slotColour(position?.color)

/** The colour of a slot; grey without one. */
export const slotColour = (slot: number | null | undefined): string =>
  slot === null || slot === undefined ? noColour : (palette[slot % palette.length] ?? noColour)
