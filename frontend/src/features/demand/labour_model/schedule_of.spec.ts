import { expect, test } from 'vitest'
import { scheduleOf } from './schedule_of.ts'

test.each([
  ['2027-03-08', 'week'],
  ['2027-03-09', '2weeks'],
  ['2027-03-15', '2weeks'],
  ['2027-03-16', '4weeks'],
])('days until %s open as %s', (until, view) => {
  const scope = { from: '2027-03-01', until, locationIds: ['a', 'b'] }
  expect(scheduleOf(scope)).toBe(`/scheduler?view=${view}&from=2027-03-01&location=a%2Cb`)
})

test('all locations are not named', () => {
  expect(scheduleOf({ from: '2027-03-01', until: '2027-03-02', locationIds: [] })).toBe(
    '/scheduler?view=week&from=2027-03-01'
  )
})
