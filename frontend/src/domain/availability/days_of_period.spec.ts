import { expect, test } from 'vitest'
import { daysOfPeriod } from './days_of_period.ts'

test('the chosen weekdays of a period, both ends counted', () => {
  expect(daysOfPeriod('2026-11-02', '2026-11-09', [1, 7])).toEqual(['2026-11-02', '2026-11-08', '2026-11-09'])
  expect(daysOfPeriod('2026-11-02', '2026-11-02', [1])).toEqual(['2026-11-02'])
  expect(daysOfPeriod('2026-11-02', '2026-11-06', [6])).toEqual([])
})

test('a period that ends before it begins has no days', () =>
  expect(daysOfPeriod('2026-11-09', '2026-11-02', [1, 2, 3])).toEqual([]))
