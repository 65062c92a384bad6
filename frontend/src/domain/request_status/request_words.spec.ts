import { expect, test } from 'vitest'
import { formatFor } from '#/lib/writing/format.ts'
import { whenText } from './request_words.ts'

const format = formatFor('en-US')
const said = (firstDay: string, lastDay = firstDay, part: Parameters<typeof whenText>[0]['part'] = null) =>
  whenText({ firstDay, lastDay, part }, format, '2026').replaceAll(/\s/g, ' ')

test('days of this year are said without it', () => {
  expect(said('2026-11-27')).toBe('Fri, Nov 27')
  expect(said('2026-11-27', '2026-12-01')).toBe('Fri, Nov 27 – Tue, Dec 1')
})

test('the year is said where a day lies in another one', () => {
  expect(said('2027-01-18')).toBe('Mon, Jan 18, 2027')
  expect(said('2025-03-04', '2025-03-05')).toBe('Tue, Mar 4 – Wed, Mar 5, 2025')
  expect(said('2026-12-30', '2027-01-02')).toBe('Wed, Dec 30, 2026 – Sat, Jan 2, 2027')
  expect(said('2027-01-18', '2027-01-18', { start: '08:00', end: '12:00' })).toMatch(/^Mon, Jan 18, 2027, /)
})
