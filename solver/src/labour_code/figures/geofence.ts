const EARTH_RADIUS_METRES = 6_371_000

/** Degrees. */
export type Place = { readonly latitude: number; readonly longitude: number }

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres between two places on a sphere (haversine). */
export function metresBetween(a: Place, b: Place): number {
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(half))
}

export type FenceTerms = { readonly radiusMetres: number; readonly accuracyLimitMetres: number }

/** Whether a fix may be at the location; the benefit of its inaccuracy goes to the employee. */
export function fenceVerdict(
  distanceMetres: number,
  accuracyMetres: number,
  { radiusMetres, accuracyLimitMetres }: FenceTerms
): 'inside' | 'outside' | 'inaccurate' {
  if (accuracyMetres > accuracyLimitMetres) return 'inaccurate'
  return distanceMetres - accuracyMetres <= radiusMetres ? 'inside' : 'outside'
}
