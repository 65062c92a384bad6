import { describe, expect, test } from 'vitest'
import { previousMonth, problemOf, spanOf, thisMonth, nextPeriod } from './period.ts'

describe('period of an export', () => {
  test('months have their own length, also across the turn of the year', () => {
    expect(thisMonth('2028-02-10')).toEqual({ from: '2028-02-01', last: '2028-02-29' })
    expect(previousMonth('2026-01-31')).toEqual({ from: '2025-12-01', last: '2025-12-31' })
    expect(previousMonth('2026-03-31')).toEqual({ from: '2026-02-01', last: '2026-02-28' })
  })

  test('the last day belongs to it', () => {
    expect(spanOf({ from: '2026-11-01', last: '2026-11-30' })).toEqual({
      from: '2026-11-01',
      until: '2026-12-01',
    })
  })

  test('one day is enough, 62 are the most', () => {
    expect(problemOf({ from: '2026-11-01', last: '2026-11-01' })).toBeNull()
    expect(problemOf({ from: '2026-11-01', last: '2026-10-31' })).toBe('reversed')
    expect(problemOf({ from: '2026-07-01', last: '2026-08-31' })).toBeNull()
    expect(problemOf({ from: '2026-07-01', last: '2026-09-01' })).toBe('too_long')
    expect(problemOf({ from: '', last: '2026-09-01' })).toBe('missing')
  })
})

test.each([
  ['2026-01-01', '2026-01-31', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2026-03-31', '2026-04-01', '2026-06-30'],
  ['2026-11-01', '2026-12-31', '2027-01-01', '2027-02-28'],
  ['2026-11-02', '2026-11-08', '2026-11-09', '2026-11-15'],
])('after %s to %s come %s to %s', (from, last, nextFrom, nextLast) => {
  expect(nextPeriod({ from, last })).toEqual({ from: nextFrom, last: nextLast })
})
