// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { sideSize } from './columns.ts'

test.each([
  { days: 7, width: 1130, size: 'wide', why: 'a week on a large screen' },
  { days: 7, width: 760, size: 'wide', why: 'a week at 1440' },
  { days: 7, width: 700, size: 'narrow', why: 'a week in a smaller window' },
  { days: 7, width: 620, size: 'slim', why: 'a week without room' },
  { days: 7, width: 890, size: 'slim', why: 'a week whose days would say less' },
  { days: 14, width: 1130, size: 'wide', why: 'two weeks on a large screen' },
  { days: 14, width: 760, size: 'slim', why: 'two weeks at 1440' },
  { days: 28, width: 1130, size: 'slim', why: 'four weeks' },
] as const)('beside a review, $why: the columns at the side are $size', ({ days, width, size }) =>
  expect(sideSize(days, true, width)).toBe(size)
)

test('without one they follow the period alone', () =>
  expect([7, 14, 28].map((days) => sideSize(days, false, 500))).toEqual(['wide', 'wide', 'narrow']))
