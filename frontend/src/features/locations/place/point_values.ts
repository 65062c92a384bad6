import { type LocationPoint, locationRadius } from '@shiftloom/backend/contracts/organisation'

/** A point as the form holds it: emptied numbers are empty texts. */
export type PointValues = {
  latitude: number | ''
  longitude: number | ''
  radiusMetres: number | ''
}

export const pointValues = (point: LocationPoint | null | undefined): PointValues =>
  point ?? { latitude: '', longitude: '', radiusMetres: locationRadius.usual }

/** Whether there is a point to draw. */
export const isPlaced = (point: PointValues): point is LocationPoint =>
  point.latitude !== '' && point.longitude !== '' && point.radiusMetres !== ''

export const pointOf = (point: PointValues): LocationPoint | null => (isPlaced(point) ? point : null)

/** Steps of a hundred-thousandth of a degree are about a metre; a position of a phone is not that exact. */
export const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

export type PointProblem = 'incomplete' | 'latitude' | 'longitude' | 'radius'

/** What is wrong with one part of a point; null when nothing is. */
export function pointProblem(point: PointValues, part: keyof PointValues): PointProblem | null {
  const { latitude, longitude, radiusMetres } = point
  const other = { latitude: longitude, longitude: latitude, radiusMetres: '' }[part]
  if (point[part] === '' && other !== '') return 'incomplete'
  if (part === 'latitude' && Math.abs(Number(latitude)) > 90) return 'latitude'
  if (part === 'longitude' && Math.abs(Number(longitude)) > 180) return 'longitude'
  if (part !== 'radiusMetres') return null
  const radius = Number(radiusMetres)
  const fits = Number.isInteger(radius) && radius >= locationRadius.least && radius <= locationRadius.most
  return fits ? null : 'radius'
}
