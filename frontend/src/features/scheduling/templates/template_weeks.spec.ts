import { expect, test } from 'vitest'
import { keepsWeekdays, nextStart, weeksOf } from './template_weeks.ts'

const shift = (dayOffset: number) => ({
  ...{ dayOffset, start: '22:00', end: '06:00', positionId: null, employeeId: null, breaks: [] },
})
const weeks = { from: '2026-11-02', until: '2026-11-11' }

test('a template lies in rows of seven days, the last one cut short', () => {
  const rows = weeksOf(weeks, [shift(0), shift(8), shift(8)])
  expect(rows.map((row) => row.map((day) => day?.shifts.length ?? null))).toEqual([
    [1, 0, 0, 0, 0, 0, 0],
    [0, 2, null, null, null, null, null],
  ])
})

test('it is offered from the next day of the same weekday on', () => {
  expect(nextStart('2026-11-02', '2026-11-24')).toBe('2026-11-30')
  expect(nextStart('2026-11-02', '2026-11-30')).toBe('2026-11-30')
  expect(nextStart('2027-03-01', '2026-11-24')).toBe('2026-11-30')
})

test('weekdays are kept by a start on the same one, and by whole weeks when it is repeated', () => {
  expect(keepsWeekdays(weeks, '2026-11-30', 1)).toBe(true)
  expect(keepsWeekdays(weeks, '2026-11-30', 2)).toBe(false)
  expect(keepsWeekdays({ from: '2026-11-02', until: '2026-11-16' }, '2026-11-30', 2)).toBe(true)
  expect(keepsWeekdays(weeks, '2026-12-01', 1)).toBe(false)
})
