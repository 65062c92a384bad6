/** Lengths a scale bar may show, in metres. */
const lengths = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000]

/**
 * How a circle of `radiusMetres` is drawn into a square of `pixels`: it fills three fifths of it, and the bar is the
 * longest round length of at most a third of the square.
 */
export function scaleOf(radiusMetres: number, pixels: number): { pixelsPerMetre: number; barMetres: number } {
  const pixelsPerMetre = (pixels * 0.3) / radiusMetres
  const fits = lengths.filter((length) => length * pixelsPerMetre <= pixels / 3)
  return { pixelsPerMetre, barMetres: fits.at(-1) ?? lengths[0]! }
}
