import { expect, test } from 'vitest'
import { copiedPeriod, usualWeeks } from './copied_period.ts'

const week = { from: '2026-11-23', until: '2026-11-30' }
test('a month is copied up to the longest step', () => {
  expect(copiedPeriod({ from: '2026-11-01', until: '2026-12-01' })).toEqual({
    from: '2026-11-01',
    until: '2026-11-29',
  })
  expect(copiedPeriod(week)).toEqual(week)
})

test.each([
  [week, '2026-11-23', 1],
  [{ from: '2026-11-23', until: '2026-12-01' }, '2026-11-23', 2],
  [{ from: '2026-11-23', until: '2026-12-21' }, '2026-11-23', 4],
  // The weeks before today are over.
  [{ from: '2026-11-09', until: '2026-11-16' }, '2026-11-23', 2],
  [{ from: '2026-11-09', until: '2026-11-16' }, '2026-11-24', 4],
  [{ from: '2026-01-05', until: '2026-01-12' }, '2026-11-23', 4],
] as const)('of %o on %s the usual step is %i weeks', (period, today, weeks) =>
  expect(usualWeeks(period, today)).toBe(weeks)
)
