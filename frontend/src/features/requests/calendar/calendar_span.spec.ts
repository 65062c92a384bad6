import { expect, test } from 'vitest'
import { calendarSpan, stepped } from './calendar_span.ts'

test('a view holds the whole month, quarter or year of a day', () => {
  expect(calendarSpan('month', '2028-02-29')).toEqual({ from: '2028-02-01', until: '2028-03-01' })
  expect(calendarSpan('month', '2027-12-31')).toEqual({ from: '2027-12-01', until: '2028-01-01' })
  expect(calendarSpan('quarter', '2027-11-30')).toEqual({ from: '2027-10-01', until: '2028-01-01' })
  expect(calendarSpan('year', '2027-07-09')).toEqual({ from: '2027-01-01', until: '2028-01-01' })
})

test('steps go over the turn of a year', () => {
  expect(stepped('month', calendarSpan('month', '2027-01-20'), -1)).toBe('2026-12-01')
  expect(stepped('quarter', calendarSpan('quarter', '2027-10-20'), 1)).toBe('2028-01-01')
  expect(stepped('year', calendarSpan('year', '2027-10-20'), -2)).toBe('2025-01-01')
})
