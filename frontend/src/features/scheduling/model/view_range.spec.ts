import { describe, expect, test } from 'vitest'
import { daysOf, holds, neighbour, rangeOf } from './view_range.ts'

describe('view ranges are half-open', () => {
  test('a week runs from Monday to the next Monday', () =>
    expect(rangeOf('week', '2026-11-20')).toEqual({ from: '2026-11-16', until: '2026-11-23' }))
  test('a week of a company that begins with Sunday or Saturday', () => {
    const week = { from: '2026-11-15', until: '2026-11-22' }
    expect(rangeOf('week', '2026-11-20', 7)).toEqual(week)
    expect(neighbour('week', week, 1, 7)).toEqual({ from: '2026-11-22', until: '2026-11-29' })
    expect(rangeOf('2weeks', '2026-11-20', 6)).toEqual({ from: '2026-11-14', until: '2026-11-28' })
  })
  test('two and four weeks start on the Monday of the day', () => {
    expect(rangeOf('2weeks', '2026-11-22')).toEqual({ from: '2026-11-16', until: '2026-11-30' })
    expect(rangeOf('4weeks', '2026-11-16')).toEqual({ from: '2026-11-16', until: '2026-12-14' })
  })
  test('a month ends where the next begins, also over the year and in February', () => {
    expect(rangeOf('month', '2026-12-31')).toEqual({ from: '2026-12-01', until: '2027-01-01' })
    expect(rangeOf('month', '2028-02-10')).toEqual({ from: '2028-02-01', until: '2028-03-01' })
  })
  test('the last day shown is in, the first after it is not', () => {
    const week = rangeOf('week', '2026-11-20')
    expect(holds(week, '2026-11-22')).toBe(true)
    expect(holds(week, '2026-11-23')).toBe(false)
  })
})

describe('previous and next period', () => {
  test('go and come back to the same days', () => {
    for (const view of ['week', '2weeks', '4weeks', 'month'] as const) {
      const here = rangeOf(view, '2026-03-29')
      expect(neighbour(view, neighbour(view, here, 1), -1)).toEqual(here)
    }
  })
  test('a month before March is the whole of February', () =>
    expect(neighbour('month', rangeOf('month', '2026-03-29'), -1)).toEqual({
      from: '2026-02-01',
      until: '2026-03-01',
    }))
})

test('days are counted over both clock changes', () => {
  expect(daysOf(rangeOf('month', '2026-03-01'))).toHaveLength(31)
  expect(daysOf(rangeOf('month', '2026-10-01')).at(-1)).toBe('2026-10-31')
})
