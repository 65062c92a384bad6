import { expect, test } from 'vitest'
import { scaleOf } from './scale.ts'

test.each([
  [20, 20],
  [150, 100],
  [200, 200],
  [5_000, 5_000],
])('a circle of %i m has a bar of %i m', (radius, bar) => {
  const { pixelsPerMetre, barMetres } = scaleOf(radius, 300)
  expect(radius * pixelsPerMetre).toBeCloseTo(90)
  expect(barMetres).toBe(bar)
  expect(barMetres * pixelsPerMetre).toBeLessThanOrEqual(100)
})
