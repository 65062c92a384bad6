import { expect, test } from 'vitest'
import { dayWidthOf, densityOf, lowestRow, rowHeightOf } from './density.ts'

test.each([
  [150, 'card'],
  [149.5, 'compact'],
  [90, 'compact'],
  [89, 'short'],
  [44, 'short'],
  [43, 'block'],
] as const)('a column of %d px shows %s', (width, expected) => expect(densityOf(width)).toBe(expected))

test('rows grow with the fullest cell and never below the person column', () => {
  expect(rowHeightOf('card', 0, 0)).toBe(lowestRow.card)
  expect(rowHeightOf('card', 3, 0)).toBeGreaterThan(rowHeightOf('card', 2, 0))
  expect(rowHeightOf('compact', 2, 1)).toBeGreaterThan(rowHeightOf('compact', 2, 0))
})

test('a mark below the shifts makes room for itself', () =>
  expect(rowHeightOf('block', 2, 0, true)).toBe(rowHeightOf('block', 2, 0) + 10))

test('day columns share the width and stay wide enough to hit', () => {
  expect(dayWidthOf(1400, 7)).toBe(200)
  expect(dayWidthOf(300, 31)).toBe(26)
})
