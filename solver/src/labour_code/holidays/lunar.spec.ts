import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lunarDay } from './lunar.ts'

test('the first day of the lunar year, also where Vietnam and China differ', () => {
  const days = [
    '2007-02-17',
    '2023-01-22',
    '2024-02-10',
    '2025-01-29',
    '2026-02-17',
    '2027-02-06',
    '2028-01-26',
    '2029-02-13',
    '2030-02-02',
  ]
  for (const day of days) assert.equal(lunarDay(Number(day.slice(0, 4)), 1, 1), day)
})
test('the Hùng Kings’ day, also after a leap month', () => {
  const days = [
    '2023-04-29',
    '2024-04-18',
    '2025-04-07',
    '2026-04-26',
    '2027-04-16',
    '2028-04-04',
    '2033-04-09',
  ]
  for (const day of days) assert.equal(lunarDay(Number(day.slice(0, 4)), 3, 10), day)
})
test('a leap month that comes later changes nothing before it', () =>
  // The sixth month of 2025 has a leap month after it; so do months two and three of 2023 have one between them.
  assert.deepEqual(
    [lunarDay(2025, 6, 1), lunarDay(2025, 7, 1), lunarDay(2023, 2, 1)],
    ['2025-06-25', '2025-08-23', '2023-02-20']
  ))
