/** Fourteen category colours, slots 0 to 13; text is never written on them, so they only need to differ from each other. */
const palette = [
  '#3e7bfa', '#12a594', '#e5484d', '#f2a60d', '#8e4ec6', '#0090ff', '#30a46c',
  '#d6409f', '#a18072', '#f76b15', '#5b5bd6', '#7ca300', '#00a2c7', '#7f8ca3',
] as const // prettier-ignore

export const paletteSize = palette.length
const noColour = '#7f8ca3'

/** `color` is a slot of the palette, `ownColor` what is shown instead of it. */
type Coloured = { color: number | null; ownColor?: string | null }

/** The colour a position is drawn in; grey without one. */
export const colourOf = (position: Coloured | null | undefined): string =>
  position?.ownColor ? seenOnWhite(position.ownColor) : slotColour(position?.color)

/** About that of the lightest colour of the palette against white. */
const LEAST_CONTRAST = 2

/**
 * The colour itself, or its darker shade where it would hardly be seen on white: marks of positions are small, and none of
 * them has a border.
 *
 * @param colour `#rrggbb`
 */
export function seenOnWhite(colour: string): string {
  const channels = [1, 3, 5].map((place) => parseInt(colour.slice(place, place + 2), 16))
  for (let part = 1; part > 0; part -= 0.02) {
    const shade = channels.map((channel) => Math.round(channel * part))
    if (1.05 / (luminanceOf(shade) + 0.05) >= LEAST_CONTRAST)
      return part === 1
        ? colour
        : `#${shade.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  }
  return colour
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
const luminanceOf = (channels: readonly number[]): number =>
  channels
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, place) => sum + part * [0.2126, 0.7152, 0.0722][place]!, 0)

/** The colour of a slot; grey without one. */
export const slotColour = (slot: number | null | undefined): string =>
  slot === null || slot === undefined ? noColour : (palette[slot % palette.length] ?? noColour)
