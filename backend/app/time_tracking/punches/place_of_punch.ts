import { fenceVerdict, metresBetween } from '@shiftloom/solver/labour_code/figures'
import type { PlaceOfWork } from '#app/time_tracking/punches/person_at_clock'
import type { PunchInput, PunchPlace } from '#contracts/time_tracking'

export type ComparedPlace = {
  place: PunchPlace
  accuracyMetres: number | null
  distanceMetres: number | null
}

/** What a position says about being at a location. An inaccurate one is no reason to lose the punch: it needs a look. */
export function comparedPlace(
  position: PunchInput['position'],
  { latitude, longitude, radiusMetres }: PlaceOfWork,
  accuracyLimitMetres: number
): ComparedPlace {
  if (latitude === null || longitude === null)
    return { place: 'unchecked', accuracyMetres: null, distanceMetres: null }
  if (position === null) return { place: 'unknown', accuracyMetres: null, distanceMetres: null }
  const distance = metresBetween(position, { latitude, longitude })
  return {
    place: fenceVerdict(distance, position.accuracyMetres, { radiusMetres, accuracyLimitMetres }),
    accuracyMetres: Math.round(position.accuracyMetres),
    distanceMetres: Math.round(distance),
  }
}

/** Five places are about a metre; more would be a pretence. */
export const keptDegrees = (degrees: number): number => Math.round(degrees * 100_000) / 100_000
