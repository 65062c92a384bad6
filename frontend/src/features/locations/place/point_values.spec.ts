import { expect, test } from 'vitest'
import { pointOf, pointProblem, pointValues, rounded, type PointValues } from './point_values.ts'

const warsaw: PointValues = { latitude: 52.2297, longitude: 21.0122, radiusMetres: 150 }

test('an empty point is none, and no problem', () => {
  const empty = pointValues(null)
  expect(pointOf(empty)).toBeNull()
  for (const part of ['latitude', 'longitude', 'radiusMetres'] as const)
    expect(pointProblem(empty, part)).toBeNull()
  expect(pointOf(warsaw)).toEqual(warsaw)
})

test('half a point is asked for the other half', () => {
  expect(pointProblem({ ...warsaw, longitude: '' }, 'longitude')).toBe('incomplete')
  expect(pointProblem({ ...warsaw, latitude: '' }, 'latitude')).toBe('incomplete')
  expect(pointProblem({ ...warsaw, latitude: '' }, 'longitude')).toBeNull()
})

test('degrees and metres have limits, and the limits themselves are allowed', () => {
  expect(pointProblem({ ...warsaw, latitude: 90 }, 'latitude')).toBeNull()
  expect(pointProblem({ ...warsaw, latitude: -90.1 }, 'latitude')).toBe('latitude')
  expect(pointProblem({ ...warsaw, longitude: 180.1 }, 'longitude')).toBe('longitude')
  for (const radiusMetres of [19, 5001, 20.5, '' as const])
    expect(pointProblem({ ...warsaw, radiusMetres }, 'radiusMetres')).toBe('radius')
  for (const radiusMetres of [20, 5000])
    expect(pointProblem({ ...warsaw, radiusMetres }, 'radiusMetres')).toBeNull()
})

test('positions are kept to about a metre', () => expect(rounded(52.229_712_345)).toBe(52.22971))
