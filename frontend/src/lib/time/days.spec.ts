import { expect, test } from 'vitest'
import { addDays, daysBetween, daysIn, monthStart, nextMonthStart, weekStart } from './days.ts'

test('days are added over months, years and clock changes', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})

test('weeks begin on the day they are said to', () => {
  expect(weekStart('2026-06-01', 1)).toBe('2026-06-01')
  expect(weekStart('2026-06-07', 1)).toBe('2026-06-01')
  expect(weekStart('2026-06-07', 7)).toBe('2026-06-07')
  expect(weekStart('2026-06-06', 7)).toBe('2026-05-31')
  expect(weekStart('2026-06-05', 6)).toBe('2026-05-30')
})

test('months', () => {
  expect(monthStart('2026-02-28')).toBe('2026-02-01')
  expect(nextMonthStart('2026-12-31')).toBe('2027-01-01')
  expect(nextMonthStart('2026-01-31')).toBe('2026-02-01')
})

test('ranges are half-open', () => {
  expect(daysIn('2026-06-01', '2026-06-03')).toEqual(['2026-06-01', '2026-06-02'])
  expect(daysIn('2026-06-03', '2026-06-01')).toEqual([])
  expect(daysBetween('2026-06-01', '2026-06-08')).toBe(7)
})
